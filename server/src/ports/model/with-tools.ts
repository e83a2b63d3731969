import type { LanguageModelV4 } from '@ai-sdk/provider'
import { isStepCount, jsonSchema, streamText, tool, type ToolSet } from 'ai'
import type { ModelConfig } from '../../config.ts'
import { deadline } from '../../lib/deadline.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { ModelRequest, ModelTool } from './index.ts'
import { compatibleAddress, loadProvider } from './providers.ts'
import { estimateTokens } from './usage-meter.ts'
import { REPLY_BYTES, TEMPERATURE } from './vendor.ts'

/** Calls of the model in one reply: four with tools, and one for the final words. */
const STEPS_MAX = 5
const SECOND_TRIES = 2
/** Local endpoints need no key, but the SDK requires one. */
const NO_KEY = 'none'

/**
 * A reply for which the model may use tools. It uses the SDK, which knows how each vendor calls tools; replies without tools do not.
 * @throws the vendor's refusal, the signal's reason
 */
export async function* streamWithTools(
  config: ModelConfig,
  request: ModelRequest,
  wholeMs: number,
): AsyncGenerator<string> {
  const { system, messages, maxTokens, tools = [] } = request
  const whole = deadline(request.signal, wholeMs, 'The reply took too long')
  try {
    const { stream } = streamText({
      model: await modelWithTools(config),
      instructions: system,
      messages,
      tools: asTools(tools),
      stopWhen: isStepCount(STEPS_MAX),
      maxOutputTokens: maxTokens,
      temperature: TEMPERATURE,
      maxRetries: SECOND_TRIES,
      abortSignal: whole.signal,
      onStepEnd: ({ usage, text }) => reportUsage(request, usage, text),
      // The error is thrown below.
      onError: () => {},
    })
    let hasSpoken = false
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw whole.signal.reason
      // Text after the use of a tool begins a new sentence.
      if (part.type === 'start-step' && hasSpoken) yield ' '
      if (part.type === 'text-delta' && part.text) {
        hasSpoken = true
        yield part.text.replaceAll('\0', '')
      }
    }
  } finally {
    whole.end()
  }
}

const asTools = (tools: ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, inputs, execute }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema<Record<string, unknown>>(inputs),
        execute: (input) => execute(input),
      }),
    ]),
  )

async function modelWithTools(config: ModelConfig): Promise<LanguageModelV4> {
  const address = compatibleAddress(config)
  if (!address) return (await loadProvider(config, REPLY_BYTES)).languageModel(config.name)
  const { createOpenAI } = await import('@ai-sdk/openai')
  const { baseUrl: baseURL, apiKey = NO_KEY } = address
  return createOpenAI({ baseURL, apiKey, fetch: boundedFetch(REPLY_BYTES) }).chat(config.name)
}

type Used = { inputTokens: number | undefined; outputTokens: number | undefined }

function reportUsage(
  { system, messages, onUsage }: ModelRequest,
  { inputTokens, outputTokens }: Used,
  reply: string,
): void {
  onUsage?.({
    tokensIn: inputTokens ?? estimateTokens([system, ...messages.map(({ content }) => content)]),
    tokensOut: outputTokens ?? estimateTokens([reply]),
    isEstimate: inputTokens === undefined || outputTokens === undefined,
  })
}

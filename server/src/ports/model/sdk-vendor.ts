import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { ModelConfig } from '../../config.ts'
import type { ModelRequest } from './index.ts'
import { loadProvider } from './providers.ts'
import { REPLY_BYTES, TEMPERATURE, type Vendor } from './vendor.ts'

/**
 * A vendor with an API of its own, through the SDK's model interface: `streamText` on top of it takes more processor time than the rest of
 * a chat turn.
 */
export async function sdkVendor(config: ModelConfig): Promise<Vendor> {
  const model = (await loadProvider(config, REPLY_BYTES)).languageModel(config.name)
  return {
    async *reply(request, meter, abortSignal) {
      const { stream } = await model.doStream({
        prompt: promptOf(request),
        maxOutputTokens: request.maxTokens,
        temperature: TEMPERATURE,
        abortSignal,
      })
      meter.begun()
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'finish') {
          const { inputTokens, outputTokens } = part.usage
          meter.told(inputTokens.total, outputTokens.total)
        }
        if (part.type === 'text-delta' && part.delta) yield part.delta
      }
    },
  }
}

const promptOf = ({ system, messages }: ModelRequest): LanguageModelV4Prompt => [
  { role: 'system', content: system },
  ...messages.map(({ role, content }) => ({
    role,
    content: [{ type: 'text' as const, text: content }],
  })),
]

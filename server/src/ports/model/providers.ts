import type { EmbeddingModelV4, LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../../config.ts'
import { boundedFetch } from './bounded-fetch.ts'

type Provider = {
  languageModel(name: string): LanguageModelV4
  embeddingModel(name: string): EmbeddingModelV4
}

const OLLAMA_URL = 'http://127.0.0.1:11434/v1'

/**
 * The vendor's SDK, loaded only when it is the one configured.
 * @param bytes that one answer of the vendor may have.
 */
export async function loadProvider(config: ModelConfig, bytes: number): Promise<Provider> {
  const options = { apiKey: config.apiKey, baseURL: config.baseUrl, fetch: boundedFetch(bytes) }
  switch (config.provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)
    case 'ollama':
      return compatible('ollama', { ...options, baseURL: config.baseUrl ?? OLLAMA_URL })
    case 'openai-compatible':
      if (!config.baseUrl) {
        throw new Error(
          'The provider openai-compatible needs MODEL_BASE_URL or EMBEDDING_BASE_URL.',
        )
      }
      return compatible('openai-compatible', { ...options, baseURL: config.baseUrl })
  }
}

type Options = { apiKey: string | undefined; baseURL: string; fetch: typeof fetch }

async function compatible(name: string, options: Options) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  // Without asking, the vendor does not tell what a streamed reply used.
  return createOpenAICompatible({ name, ...options, includeUsage: true })
}

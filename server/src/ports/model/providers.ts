import type { EmbeddingModelV4, LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelConfig } from '../../config.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { Address } from './compatible/endpoint.ts'

type Provider = {
  languageModel(name: string): LanguageModelV4
  embeddingModel(name: string): EmbeddingModelV4
}

const OLLAMA_URL = 'http://127.0.0.1:11434/v1'

/**
 * The SDK of a vendor with a wire of its own, loaded only when it is the one configured.
 * @param bytes that one answer of the vendor may have.
 */
export async function loadProvider(config: ModelConfig, bytes: number): Promise<Provider> {
  const options = { apiKey: config.apiKey, baseURL: config.baseUrl, fetch: boundedFetch(bytes) }
  switch (config.provider) {
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)
    default:
      return (await import('@ai-sdk/openai')).createOpenAI(options)
  }
}

/** Where the wire is spoken that many servers took over from OpenAI; null for a vendor with one of its own. */
export function compatibleAddress(config: ModelConfig): Address | null {
  const { provider, apiKey, baseUrl } = config
  if (provider === 'ollama') return { baseUrl: baseUrl ?? OLLAMA_URL, apiKey }
  if (provider !== 'openai-compatible') return null
  if (baseUrl) return { baseUrl, apiKey }
  throw new Error('The provider openai-compatible needs MODEL_BASE_URL or EMBEDDING_BASE_URL.')
}

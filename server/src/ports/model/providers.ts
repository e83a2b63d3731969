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
 * The SDK of a vendor with an API of its own, loaded only when it is configured.
 * @param bytes limit for one answer of the vendor.
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

/** The address of an OpenAI-compatible endpoint; null for a vendor with an API of its own. */
export function compatibleAddress(config: ModelConfig): Address | null {
  const { provider, apiKey, baseUrl } = config
  if (provider === 'ollama') return { baseUrl: baseUrl ?? OLLAMA_URL, apiKey }
  if (provider !== 'openai-compatible') return null
  if (baseUrl) return { baseUrl, apiKey }
  throw new Error('The provider openai-compatible needs MODEL_BASE_URL or EMBEDDING_BASE_URL.')
}

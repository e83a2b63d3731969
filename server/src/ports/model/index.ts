import type { JSONSchema7 } from '@ai-sdk/provider'

/** What was said so far, the visitor last. */
export type ModelMessage = { role: 'user' | 'assistant'; content: string }

/** What a call of a model used. */
export type TokenUsage = {
  tokensIn: number
  tokensOut: number
  /** The vendor did not tell: counted from the length of the texts. */
  isEstimate: boolean
}

/** What a model may have done while it answers. */
export type ModelTool = {
  /** Letters, digits and `_`. */
  name: string
  description: string
  /** JSON schema of an object. */
  inputs: JSONSchema7
  /** @returns what the model is told of it */
  execute(inputs: Record<string, unknown>): Promise<string>
}

export type ModelRequest = {
  /** Trusted: ours and the owner's words only. */
  system: string
  messages: ModelMessage[]
  maxTokens: number
  signal: AbortSignal
  /** Absent or empty: none. */
  tools?: ModelTool[]
  /** Told once for each call the vendor may bill, when it is over: also one that was cut, and each that had to be tried again. */
  onUsage?: (usage: TokenUsage) => void
}

/** A language model; it is tried again only while it has said nothing yet. */
export type Model = {
  provider: string
  name: string
  /** Letters of knowledge a prompt may hold. */
  room: number
  /**
   * The reply as it comes.
   * @throws AppError 503 `model_unavailable` with a sentence for the visitor; the reason is its `cause`.
   * @throws the signal's reason when it aborts.
   */
  stream(request: ModelRequest): AsyncGenerator<string>
  /** The whole reply at once. */
  complete(request: ModelRequest): Promise<string>
}

/** Turns texts into vectors; vectors are compared only within one `id`. */
export type Embedder = {
  /** `provider:name`. */
  id: string
  /** One vector a text, in order; any number of texts. */
  embed(
    texts: string[],
    signal?: AbortSignal,
    onUsage?: (usage: TokenUsage) => void,
  ): Promise<number[][]>
}

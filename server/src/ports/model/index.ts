import type { JSONSchema7 } from '@ai-sdk/provider'

/** One turn of the conversation so far; the visitor's is last. */
export type ModelMessage = { role: 'user' | 'assistant'; content: string }

/** What a call of a model used. */
export type TokenUsage = {
  tokensIn: number
  tokensOut: number
  /** True when the vendor reported nothing, so that it was estimated from the length of the texts. */
  isEstimate: boolean
}

/** A function that a model may call while it answers. */
export type ModelTool = {
  /** Letters, digits and `_`. */
  name: string
  description: string
  /** JSON schema of an object. */
  inputs: JSONSchema7
  /** @returns the result that the model is told */
  execute(inputs: Record<string, unknown>): Promise<string>
}

export type ModelRequest = {
  /** Trusted: contains only our words and the owner's. */
  system: string
  messages: ModelMessage[]
  maxTokens: number
  signal: AbortSignal
  /** Absent or empty for no tools. */
  tools?: ModelTool[]
  /** Called once for each call that the vendor may bill, when it has ended: including cancelled ones, and every repeated attempt. */
  onUsage?: (usage: TokenUsage) => void
}

/** A language model; a failed call is repeated only while it has not said anything yet. */
export type Model = {
  provider: string
  name: string
  /** Characters of knowledge that a prompt may contain. */
  room: number
  /**
   * The reply as it arrives.
   * @throws AppError 503 `model_unavailable` with a sentence for the visitor; the reason is its `cause`.
   * @throws the signal's reason when it aborts.
   */
  stream(request: ModelRequest): AsyncGenerator<string>
  /** The whole reply at once. */
  complete(request: ModelRequest): Promise<string>
}

/** Turns texts into vectors; only vectors with the same `id` may be compared. */
export type Embedder = {
  /** `provider:name`. */
  id: string
  /** One vector for each text, in order; any number of texts. */
  embed(
    texts: string[],
    signal?: AbortSignal,
    onUsage?: (usage: TokenUsage) => void,
  ): Promise<number[][]>
}

/** What was said so far, the visitor last. */
export type ModelMessage = { role: 'user' | 'assistant'; content: string }

export type ModelRequest = {
  /** Trusted: ours and the owner's words only. */
  system: string
  messages: ModelMessage[]
  maxTokens: number
  signal: AbortSignal
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
  embed(texts: string[], signal?: AbortSignal): Promise<number[][]>
}

export type WebhookRequest = {
  url: string
  headers: Record<string, string>
  body: string
}

/** The answer of a receiver, or why there is none. */
export type WebhookAnswer = {
  /** HTTP status; null when there was no answer. */
  status: number | null
  /** The first bytes of the answer; null when there was none. */
  text: string | null
  /** Why there was no answer, in a sentence; null when there was one. */
  problem: string | null
  /** How long the receiver wants to be left alone, in ms; null when it did not say. */
  retryAfterMs: number | null
  tookMs: number
}

export type WebhookSender = {
  /**
   * Posts to an address that somebody typed; follows no redirect.
   * @throws when it is unknown whether it was sent, because the sender ended
   */
  post(request: WebhookRequest): Promise<WebhookAnswer>
  /** Why nothing is sent to an address, in a sentence; null when it may be tried. A host name is resolved only when something is sent. */
  refusal(url: string): string | null
  close(): Promise<void>
}

export type WebhookRequest = {
  url: string
  headers: Record<string, string>
  body: string
}

/** What a receiver said, or why it said nothing. */
export type WebhookAnswer = {
  /** Null where there was no answer. */
  status: number | null
  /** The first bytes of the answer; null where there was none. */
  text: string | null
  /** Why there was no answer, in a sentence; null where there was one. */
  problem: string | null
  /** For how long it asked to be left alone, in ms; null where it did not. */
  retryAfterMs: number | null
  tookMs: number
}

export type WebhookSender = {
  /** Posts to an address that somebody typed; follows no redirect. @throws where nobody knows whether it was sent: the sender ended */
  post(request: WebhookRequest): Promise<WebhookAnswer>
  /** Why nothing is sent to an address, in a sentence; null where it may be tried. A host name is looked up only when it is sent to. */
  refusal(url: string): string | null
  close(): Promise<void>
}

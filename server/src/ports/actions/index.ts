export type ActionRequest = {
  method: string
  url: string
  headers: Record<string, string>
  /** JSON; null: none. */
  body: string | null
}

/** What a service said, or why it said nothing. */
export type ActionAnswer = {
  /** Null where there was no answer. */
  status: number | null
  /** The whole answer; null where there was none, or one that is not read. */
  text: string | null
  /** Why nothing was read, in a sentence for the owner; null where it was. */
  problem: string | null
  tookMs: number
}

export type ActionCaller = {
  /** Asks an address that somebody typed; follows no redirect. Throws only the reason of `signal`. */
  call(request: ActionRequest, signal?: AbortSignal): Promise<ActionAnswer>
  /** Why nothing is sent to an address, in a sentence; null where it may be tried. A host name is looked up only when it is asked. */
  refusal(url: string): string | null
  close(): Promise<void>
}

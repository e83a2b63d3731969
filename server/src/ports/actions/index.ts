export type ActionRequest = {
  method: string
  url: string
  headers: Record<string, string>
  /** JSON; null for no body. */
  body: string | null
}

/** The answer of a service, or why there is none. */
export type ActionAnswer = {
  /** HTTP status; null when there was no answer, and for a tool. */
  status: number | null
  /** The whole answer; null when there was none, or one that cannot be read. */
  text: string | null
  /** Why nothing could be read, in a sentence for the owner; null when it could. */
  problem: string | null
  /** True when the request arrived, or may have, without being refused: its changes may have been made. */
  mayHaveHappened: boolean
  tookMs: number
}

/** Address of an MCP server, and the headers sent to it. */
export type ToolServer = { url: string; headers: Record<string, string> }

/** A tool as its server describes it now. */
export type ServerTool = {
  name: string
  title: string
  description: string
  /** JSON schema of its inputs, as received. */
  schema: Record<string, unknown>
  /** The server claims that it changes nothing; the claim need not be true. */
  readsOnly: boolean
  /** A hash of everything the server says about the tool, which differs when any of it changes. */
  pin: string
}

export type ToolCall = { name: string; pin: string; inputs: Record<string, string> }

export type ActionCaller = {
  /** Calls an address that somebody typed; follows no redirect. Throws only the reason of `signal`. */
  call(request: ActionRequest, signal?: AbortSignal): Promise<ActionAnswer>
  /** The tools of an MCP server, 32 at most; a sentence for the owner when they could not be read. */
  listTools(server: ToolServer): Promise<ServerTool[] | string>
  /**
   * Calls a tool, unless its description has changed since it was pinned: then `isChanged` is true and nothing is called. Throws only the
   * reason of `signal`.
   */
  callTool(
    server: ToolServer,
    call: ToolCall,
    signal?: AbortSignal,
  ): Promise<ActionAnswer & { isChanged: boolean }>
  /** Why nothing is sent to an address, in a sentence; null when it may be tried. A host name is resolved only when it is called. */
  refusal(url: string): string | null
  close(): Promise<void>
}

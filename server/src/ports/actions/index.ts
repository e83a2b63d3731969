export type ActionRequest = {
  method: string
  url: string
  headers: Record<string, string>
  /** JSON; null: none. */
  body: string | null
}

/** What a service said, or why it said nothing. */
export type ActionAnswer = {
  /** Of HTTP; null where there was no answer, and of a tool. */
  status: number | null
  /** The whole answer; null where there was none, or one that is not read. */
  text: string | null
  /** Why nothing was read, in a sentence for the owner; null where it was. */
  problem: string | null
  /** It arrived or may have, and nobody said that it was refused: what it changes may be changed. */
  mayHaveHappened: boolean
  tookMs: number
}

/** Where an MCP server is, and what is sent along. */
export type ToolServer = { url: string; headers: Record<string, string> }

/** A tool as its server tells it now. */
export type ServerTool = {
  name: string
  title: string
  description: string
  /** JSON schema of its inputs, as it came. */
  schema: Record<string, unknown>
  /** The server says that it changes nothing; nobody has to believe it. */
  readsOnly: boolean
  /** Another one whenever anything of what it says about the tool is another. */
  pin: string
}

export type ToolCall = { name: string; pin: string; inputs: Record<string, string> }

export type ActionCaller = {
  /** Asks an address that somebody typed; follows no redirect. Throws only the reason of `signal`. */
  call(request: ActionRequest, signal?: AbortSignal): Promise<ActionAnswer>
  /** What an MCP server offers, 32 tools at most; a sentence for the owner where it could not be read. */
  listTools(server: ToolServer): Promise<ServerTool[] | string>
  /**
   * Calls a tool, unless it is not what it was when it was pinned: then `isChanged`, and nothing is called.
   * Throws only the reason of `signal`.
   */
  callTool(
    server: ToolServer,
    call: ToolCall,
    signal?: AbortSignal,
  ): Promise<ActionAnswer & { isChanged: boolean }>
  /** Why nothing is sent to an address, in a sentence; null where it may be tried. A host name is looked up only when it is asked. */
  refusal(url: string): string | null
  close(): Promise<void>
}

import { createHash } from 'node:crypto'
import {
  type CallToolResult,
  Client,
  type JsonSchemaValidator,
  SdkHttpError,
  type Tool,
} from '@modelcontextprotocol/client'
import { type GuardedConnections, sentenceFor } from './guarded.ts'
import type { ActionAnswer, ActionCaller, ServerTool, ToolCall, ToolServer } from './index.ts'
import { argumentsFor } from './tool-arguments.ts'
import { transportTo } from './tool-transport.ts'

const TOOLS_MAX = 32
const DESCRIPTION_MAX = 1_000
const PROBLEM_MAX = 300
const CHANGED = 'The tool is not what was approved. Look at it, and approve it again.'

const REFUSALS = new Set([401, 403])
const NOT_LET_IN = 'The server does not let us in. Does it need a key in a header?'

type Tools = Pick<ActionCaller, 'listTools' | 'callTool'>

/** The tools of MCP servers. Each call has a session of its own, and nothing a server says is kept for the next one. */
export function toolsOver(
  connections: GuardedConnections,
  timeoutMs: number,
  answerBytes: number,
): Tools {
  async function within<T>(
    server: ToolServer,
    stop: AbortSignal | undefined,
    work: (client: Client, signal: AbortSignal) => Promise<T>,
  ): Promise<T | string> {
    const problem = connections.refusal(server.url)
    if (problem) return problem
    const limit = AbortSignal.timeout(timeoutMs)
    const spent = new AbortController()
    const signal = AbortSignal.any([limit, spent.signal, ...(stop ? [stop] : [])])
    const client = new Client(
      { name: 'nexus', version: '1.0.0' },
      { versionNegotiation: { mode: 'auto' }, jsonSchemaValidator: UNCHECKED },
    )
    try {
      // The timeout is needed too, because the first request, for the protocol version, ignores the signal.
      const limits = { signal, timeout: timeoutMs }
      await client.connect(transportTo(connections, server, signal, spent), limits)
      return await work(client, signal)
    } catch (error) {
      stop?.throwIfAborted()
      return limit.aborted ? sentenceFor(limit.reason) : whyNot(error)
    } finally {
      // Not awaited, because the server's reaction to closing does not matter.
      void client.close().catch(() => {})
    }
  }
  const listed = async (client: Client, signal: AbortSignal): Promise<ServerTool[]> => {
    const { tools } = await client.listTools(undefined, { signal })
    return tools.slice(0, TOOLS_MAX).map(asServerTool)
  }
  return {
    listTools: (server) => within(server, undefined, listed),
    async callTool(server, call, stop) {
      const begun = performance.now()
      let mayHaveHappened = false
      const came = await within(server, stop, async (client, signal) => {
        const tool = (await listed(client, signal)).find(({ name }) => name === call.name)
        if (tool?.pin !== call.pin) return { text: null, problem: CHANGED, isChanged: true }
        mayHaveHappened = true
        const result = await ask(client, tool, call, signal)
        mayHaveHappened = !result.isError
        return asAnswer(result, answerBytes)
      })
      const answer = typeof came === 'string' ? { text: null, problem: came } : came
      const tookMs = Math.round(performance.now() - begun)
      return { isChanged: false, ...answer, status: null, mayHaveHappened, tookMs }
    },
  }
}

/** Disables validation, because it would compile a stranger's schema into code and run it here. */
const UNCHECKED = {
  getValidator: <T>(): JsonSchemaValidator<T> => {
    // The cast is safe: the results are treated as unknown afterwards.
    return (data) => ({ valid: true, data: data as T, errorMessage: undefined })
  },
}

const ask = (
  client: Client,
  { name, schema }: ServerTool,
  { inputs }: ToolCall,
  signal: AbortSignal,
) => client.callTool({ name, arguments: argumentsFor(schema, inputs) }, { signal })

function asServerTool({
  name,
  title,
  description = '',
  inputSchema,
  annotations,
}: Tool): ServerTool {
  const pinned = {
    name,
    title: title ?? null,
    description,
    inputSchema,
    annotations: annotations ?? {},
  }
  return {
    name,
    title: title ?? annotations?.title ?? name,
    description: description.slice(0, DESCRIPTION_MAX),
    schema: inputSchema,
    readsOnly: annotations?.readOnlyHint === true,
    pin: createHash('sha256').update(inOrder(pinned)).digest('base64url'),
  }
}

/** The same text for the same content, whatever the order of its keys. */
const inOrder = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )

/** The result as the answer of a service: its fields, and all of its texts as `text`. */
function asAnswer(result: CallToolResult, bytes: number): Pick<ActionAnswer, 'text' | 'problem'> {
  const words = result.content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n')
  if (result.isError) {
    const why = words.replaceAll(/\s+/g, ' ').replaceAll('\0', '').slice(0, PROBLEM_MAX)
    return { text: null, problem: `The tool failed. It says: ${why.toWellFormed()}` }
  }
  const fields = result.structuredContent ?? objectIn(words)
  const text = JSON.stringify({ text: words, ...fields })
  return Buffer.byteLength(text) > bytes
    ? { text: null, problem: 'The answer is larger than 32 KB.' }
    : { text, problem: null }
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}

/** Any error that is not one of the connection is one of the protocol. */
function whyNot(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // A TypeError is how `fetch` reports a connection that failed.
    if (cause instanceof TypeError) return sentenceFor(cause)
    if (cause instanceof SdkHttpError && REFUSALS.has(cause.status ?? 0)) return NOT_LET_IN
  }
  return 'There is no MCP server at this address.'
}

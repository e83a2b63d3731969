import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { fetch as undiciFetch } from 'undici'
import type { GuardedConnections } from './guarded.ts'
import type { ToolServer } from './index.ts'

/** Limit in bytes for everything a server says in one exchange, including a list with every schema. */
const SAID_BYTES = 512 * 1024
/** Limit of requests in one exchange, because a server may ask questions itself and each is answered with a request. */
const REQUESTS_MAX = 40

/**
 * The transport of one exchange with an MCP server: only to allowed addresses, without redirects, and limited.
 * @param signal ends the exchange
 * @param spent aborted when the server exceeds a limit, so that nothing more is read; part of `signal`
 */
export function transportTo(
  connections: GuardedConnections,
  server: ToolServer,
  signal: AbortSignal,
  spent: AbortController,
) {
  let requests = 0
  let bytes = 0
  const count = (size: number) => {
    bytes += size
    if (bytes > SAID_BYTES) spent.abort(new Error('The server says too much.'))
  }
  const guarded = async (input: string | URL, init?: RequestInit): Promise<Response> => {
    requests += 1
    if (requests > REQUESTS_MAX) spent.abort(new Error('The server asks too much.'))
    signal.throwIfAborted()
    const url = String(input)
    const refused = connections.refusal(url)
    if (refused) throw new Error(refused)
    // The cast is safe: the two fetches are the same and only their types differ.
    const options = {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'accept-encoding': 'identity' },
      redirect: 'error',
      dispatcher: connections.agentFor(url),
      signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal,
    } as Parameters<typeof undiciFetch>[1]
    return counted((await undiciFetch(url, options)) as unknown as Response, count)
  }
  return new StreamableHTTPClientTransport(new URL(server.url), {
    fetch: guarded as typeof fetch,
    requestInit: { headers: server.headers },
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      reconnectionDelayGrowFactor: 1,
    },
  })
}

function counted(response: Response, count: (bytes: number) => void): Response {
  if (!response.body) return response
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      count(chunk.byteLength)
      stream.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counting), { status, statusText, headers })
}

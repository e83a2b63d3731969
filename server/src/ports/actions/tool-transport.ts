import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { fetch as undiciFetch } from 'undici'
import type { GuardedConnections } from './guarded.ts'
import type { ToolServer } from './index.ts'

/** Of everything a server says in one exchange, a list with every schema in it. */
const SAID_BYTES = 512 * 1024
/** Requests of one exchange: a server may ask us things in turn, and each is answered with one. */
const REQUESTS_MOST = 40

/**
 * Requests of one exchange with an MCP server: to addresses that are guarded, without redirects, and not without end.
 * @param signal ends them
 * @param spent ended where the server says or asks more than it may, so that nothing more of it is read; part of `signal`
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
    if (requests > REQUESTS_MOST) spent.abort(new Error('The server asks too much.'))
    signal.throwIfAborted()
    const url = String(input)
    const refused = connections.refusal(url)
    if (refused) throw new Error(refused)
    // The types of the two fetches differ, not what they are.
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

import { request } from 'undici'
import {
  type GuardedConnections,
  type GuardOptions,
  guardedConnections,
  mayHaveArrived,
  sentenceFor,
} from './guarded.ts'
import type { ActionAnswer, ActionCaller, ActionRequest } from './index.ts'

/** For the whole exchange, so that a service that answers byte by byte is cut off too. */
const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 32 * 1024

type Options = GuardOptions & { timeoutMs?: number }

/** Calls services over HTTP, and the tools of MCP servers. Only public addresses are reached, checked again for every socket. */
export function actionCaller({ timeoutMs = TIMEOUT_MS, ...options }: Options): ActionCaller {
  const connections = guardedConnections(options, timeoutMs)
  const { refusal } = connections
  /** Their library is loaded when the first tool is used. */
  const tools = async () =>
    (await import('./tools.ts')).toolsOver(connections, timeoutMs, ANSWER_BYTES)
  return {
    refusal,
    async call(asked, stop) {
      const begun = performance.now()
      const finished = (answer: Omit<ActionAnswer, 'tookMs'>): ActionAnswer => ({
        ...answer,
        tookMs: Math.round(performance.now() - begun),
      })
      const problem = refusal(asked.url)
      const nothing = { status: null, text: null }
      if (problem) return finished({ ...nothing, problem, mayHaveHappened: false })
      const limit = AbortSignal.timeout(timeoutMs)
      try {
        const signal = stop ? AbortSignal.any([limit, stop]) : limit
        return finished(await exchange(connections, asked, signal))
      } catch (error) {
        stop?.throwIfAborted()
        const problem = sentenceFor(error)
        return finished({ ...nothing, problem, mayHaveHappened: mayHaveArrived(error) })
      }
    },
    listTools: async (server) => (await tools()).listTools(server),
    callTool: async (server, call, stop) => (await tools()).callTool(server, call, stop),
    close: connections.close,
  }
}

async function exchange(
  { agentFor }: GuardedConnections,
  { url, method, headers, body }: ActionRequest,
  signal: AbortSignal,
) {
  const answer = await request(url, {
    // The cast is safe: the contract names the methods.
    method: method as 'GET',
    // No compression, so that a small answer cannot become a large one.
    headers: { ...headers, accept: 'application/json', 'accept-encoding': 'identity' },
    body,
    dispatcher: agentFor(url),
    signal,
  })
  const { statusCode: status } = answer
  const result = (text: string | null, problem: string | null) => ({
    status,
    text,
    problem,
    mayHaveHappened: status < 400 || status >= 500,
  })
  if (status >= 300 && status < 400) {
    await answer.body.dump({ limit: ANSWER_BYTES }).catch(() => {})
    return result(null, 'The service sent us to another address.')
  }
  const text = await whole(answer.body)
  return result(text, text === null ? 'The answer is larger than 32 KB.' : null)
}

/** Reads a whole body as text, without characters that cannot be stored. @returns null when it is larger than the limit. */
async function whole(body: AsyncIterable<Uint8Array> & { destroy(): unknown }) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > ANSWER_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}

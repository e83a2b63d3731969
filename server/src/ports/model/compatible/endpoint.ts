import { Agent, type Dispatcher, interceptors } from 'undici'
import { refusalOf } from './refusal.ts'

export type Address = {
  /** Without `/chat/completions`, which is appended. */
  baseUrl: string
  apiKey: string | undefined
}

/** A successful answer whose headers have arrived; the caller must read the body to its end, or destroy it. */
export type Answer = { url: string; isJson: boolean; body: Dispatcher.ResponseData['body'] }

const REDIRECTS = 5

/** Keeps connections open for the next call. Few compatible servers support HTTP/2. */
const agent = new Agent({ allowH2: false }).compose(
  interceptors.redirect({ maxRedirections: REDIRECTS }),
)

/**
 * Posts to an OpenAI-compatible server.
 * @throws APICallError when it refuses, the signal's reason when it aborts.
 */
export async function post(
  { baseUrl, apiKey }: Address,
  path: string,
  body: object,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}`)
  const answer = await agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'POST',
    headers: {
      accept: '*/*',
      'content-type': 'application/json',
      'user-agent': 'Nexus',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })
  const address = `${url.origin}${url.pathname}`
  if (answer.statusCode >= 300) throw await refusalOf(address, answer)
  const type = String(answer.headers['content-type'])
  return { url: address, isJson: type.includes('json'), body: answer.body }
}

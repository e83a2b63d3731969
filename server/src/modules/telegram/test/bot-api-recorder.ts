import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BotApiExchange } from '../../../test/telegram-description.ts'

type Refusal = { error_code: number; description: string; parameters?: object }

/**
 * Passes every request on to the local Bot API and keeps what went through. `failing` decides what is refused instead, or lost on
 * the way back.
 */
export async function botApiRecorder(target: () => Promise<string>) {
  const exchanges: BotApiExchange[] = []
  const failures: { method: string; how: Refusal | 'lost' }[] = []
  const pass = async (path: string, body: string, signal: AbortSignal) => {
    const passed = await fetch((await target()) + path, { method: 'POST', body, signal })
    return passed.json() as Promise<object>
  }
  const server = createServer(async (request, response) => {
    const method = request.url!.split('/').at(-1)!
    const hungUp = new AbortController()
    response.on('close', () => hungUp.abort())
    const body = await text(request)
    const failing = failures.findIndex((failure) => failure.method === method)
    const how = failing === -1 ? undefined : failures.splice(failing, 1)[0]!.how
    const passed = () => pass(request.url!, body, hungUp.signal).catch(() => null)
    const answer = how && how !== 'lost' ? { ok: false, ...how } : await passed()
    if (!answer) return void response.destroy()
    exchanges.push({ method, fields: body ? (JSON.parse(body) as object) : {}, answer })
    if (how === 'lost') return void response.destroy()
    response
      .writeHead((answer as { ok: boolean }).ok ? 200 : 400, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    /** The next call of `method` is refused so; `lost` is carried out, but nobody is told. */
    failNext: (method: string, how: Refusal | 'lost') => void failures.push({ method, how }),
    sent: () => exchanges.filter(({ method }) => method === 'sendMessage'),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

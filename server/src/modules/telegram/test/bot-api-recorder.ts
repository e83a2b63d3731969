import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BotApiExchange } from '../../../test/telegram-description.ts'

type Refusal = { error_code: number; description: string; parameters?: object }

/** Forwards every request to the local Bot API and records it. `failing` decides what is refused instead, or whose answer is lost. */
export async function botApiRecorder(target: () => Promise<string>) {
  const exchanges: BotApiExchange[] = []
  const failures: { method: string; how: Refusal | 'lost' }[] = []
  const missingFiles: number[] = []
  const pass = async (path: string, type: string, body: Buffer, signal: AbortSignal) => {
    const headers = { 'content-type': type }
    const sent = { method: 'POST', body: new Uint8Array(body), headers, signal }
    const passed = await fetch((await target()) + path, sent)
    return passed.json() as Promise<object>
  }
  const server = createServer(async (request, response) => {
    const method = request.url!.split('/').at(-1)!
    // A download of a file, not a call.
    if (request.url!.startsWith('/file/')) {
      const lost = missingFiles.splice(0, 1)[0]
      if (lost) return void response.writeHead(lost).end()
      const file = await fetch((await target()) + request.url!)
      return void response.writeHead(file.status).end(await file.bytes())
    }
    const type = request.headers['content-type'] ?? ''
    const hungUp = new AbortController()
    response.on('close', () => hungUp.abort())
    const body = await buffer(request)
    const failing = failures.findIndex((failure) => failure.method === method)
    const how = failing === -1 ? undefined : failures.splice(failing, 1)[0]!.how
    const passed = () => pass(request.url!, type, body, hungUp.signal).catch(() => null)
    const answer = how && how !== 'lost' ? { ok: false, ...how } : await passed()
    if (!answer) return void response.destroy()
    exchanges.push({ method, fields: await fieldsOf(type, body), answer })
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
    /** The next call of `method` is refused like this; with `lost` it is carried out, but its answer is lost. */
    failNext: (method: string, how: Refusal | 'lost') => void failures.push({ method, how }),
    /** The next download of a file is answered with this status. */
    failNextFile: (status: number) => void missingFiles.push(status),
    sent: () => exchanges.filter(({ method }) => method === 'sendMessage'),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The fields of a form that are not files. */
async function fieldsOf(type: string, body: Buffer): Promise<object> {
  if (body.length === 0) return {}
  if (type.startsWith('application/json')) return JSON.parse(body.toString()) as object
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, plain(value)] as const] : [],
  )
  return Object.fromEntries(fields)
}

const plain = (value: string): unknown => (/^[{\d-]/.test(value) ? JSON.parse(value) : value)

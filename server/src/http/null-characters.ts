import type { FastifyInstance } from 'fastify'

/** PostgreSQL keeps no U+0000 in a text, so none gets further than here. */
export function dropNullCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => clean(body))
}

/** Without recursion: how deep a body is nested is up to whoever sent it. */
function clean(root: unknown): void {
  const waiting = [root]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (!isPlain(part)) continue
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') waiting.push(value)
      else if (value.includes('\0')) part[key] = value.replaceAll('\0', '')
    }
  }
}

/** What JSON and forms are parsed to; bytes and streams are left alone. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

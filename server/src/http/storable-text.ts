import type { FastifyInstance } from 'fastify'

/** What no text in PostgreSQL holds: U+0000, and half of a letter that takes two units. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** Takes out of every request what cannot be stored, so that none of it gets further than here. */
export function dropUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => clean([params, query, body]))
}

/** Without recursion: how deep a body is nested is up to whoever sent it. */
function clean(root: unknown): void {
  const waiting = [root]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (!isPlain(part)) continue
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') waiting.push(value)
      else if (!value.isWellFormed() || value.includes('\0')) {
        part[key] = value.replaceAll(UNSTORABLE, '')
      }
    }
  }
}

/** What JSON, forms and addresses are parsed to; bytes and streams are left alone. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}

import type { FastifyInstance } from 'fastify'

/** Characters that PostgreSQL cannot store in a text: U+0000, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** Removes characters that cannot be stored from every request, so that no other code has to. */
export function dropUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => clean([params, query, body]))
}

/** Without recursion, because the sender decides how deep a body is nested. */
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

/** Whether it is an object or array as parsed from JSON, forms and addresses; bytes and streams are not. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}

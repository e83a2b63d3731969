import type { FastifyInstance } from 'fastify'
import { invalid } from '../errors.ts'

/** Deepest nesting accepted: far above anything the contract or a vendor sends. */
const DEEPEST = 64

/** Answers 400 to JSON that is nested absurdly deep, before it is parsed into as many objects. */
export function refuseDeepJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (isDeep(text)) done(invalid('bad_request', 'This request could not be understood.'))
    else parse(request, text, done)
  })
}

/** Whether the nesting is too deep. Brackets within strings do not count, as people write them. */
function isDeep(text: string): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length && depth <= DEEPEST; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) isString = !isString
    else if (isString) at += Number(sign === ESCAPE)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1
  }
  return depth > DEEPEST
}

const [QUOTE, ESCAPE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
]

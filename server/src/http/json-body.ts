import type { FastifyInstance } from 'fastify'
import { invalid } from '../errors.ts'
import { isDeepJson } from '../lib/deep-json.ts'

/** Answers 400 to JSON that is nested absurdly deep, before it is parsed into as many objects. */
export function refuseDeepJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (isDeepJson(text)) done(invalid('bad_request', 'This request could not be understood.'))
    else parse(request, text, done)
  })
}

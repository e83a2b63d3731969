import type { FastifyInstance } from 'fastify'

/** Every route registered on `scope` takes a form: its fields as an object, the last of two with one name. */
export function acceptForms(scope: FastifyInstance): void {
  // Any other kind of body is refused before anybody reads it.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}

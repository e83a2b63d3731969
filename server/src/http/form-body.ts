import type { FastifyInstance } from 'fastify'

/** Every route registered on `scope` takes a form: its fields as an object, the last of two with one name. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}

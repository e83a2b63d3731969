import type { FastifyInstance } from 'fastify'

/**
 * Lets every route registered on `scope` accept an HTML form. Its fields become an object; of fields with the same name, the last
 * counts.
 */
export function acceptForms(scope: FastifyInstance): void {
  // Bodies of any other type are refused before they are read.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}

import type { FastifyRequest } from 'fastify'

/** The browser's `Accept-Language` header, such as `de-AT,de;q=0.9`. */
export const acceptedBy = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers['accept-language']

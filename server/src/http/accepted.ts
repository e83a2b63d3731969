import type { FastifyRequest } from 'fastify'

/** The languages the browser asks for, `de-AT,de;q=0.9`. */
export const acceptedBy = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers['accept-language']

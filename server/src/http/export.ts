import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Place, takePlaces } from './places.ts'

/** The most exports of one account at a time. */
const MAX_AT_ONCE = 3

/**
 * Takes the place of an export until its response is over.
 * @param others further places that it needs
 * @throws 429 while the account has too many exports in progress
 */
export function takeExportPlace(
  deps: Deps,
  { account }: FastifyRequest,
  reply: FastifyReply,
  ...others: Place[]
): void {
  const leave = takePlaces(deps, reply, [
    { limit: 'exports', key: `exports ${account.id}`, most: MAX_AT_ONCE },
    ...others,
  ])
  reply.raw.once('close', leave)
}

/** Answers with a file to save, which no cache on the way stores. */
export const sendFile = (
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Readable },
): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content)

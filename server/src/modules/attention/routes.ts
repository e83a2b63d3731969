import type { FastifyInstance } from 'fastify'
import { attention } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { coalesced } from '../../lib/coalesced.ts'
import { readAttention, readMentions } from './service.ts'

/** Shortest pause between two reads of one account, in ms, because open dashboards ask again with every change. */
const EVERY_MS = 200

export async function attentionRoutes(app: FastifyInstance, deps: Deps) {
  const { read } = coalesced(EVERY_MS)
  handle(app, attention.read, async (_input, { account: { id }, user }) => {
    const [ofAll, mentions] = await Promise.all([
      read(id, () => readAttention(deps, id)),
      readMentions(deps, id, user.id),
    ])
    return { ...ofAll, mentions }
  })
}

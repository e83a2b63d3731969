import type { KnowledgeGap } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { groupCommit } from '../../lib/group-commit.ts'
import { type Asked, listGaps, removeGap, removeGapsAsked, upsertGap } from './gap-store.ts'
import { isBanter } from './small-talk.ts'
import type { Question } from './types.ts'

const QUESTION_MAX = 500

/** Remembers what could not be answered; that it cannot be remembered is no reason to fail the answer. */
export async function recordGap(deps: Deps, { agent, conversationId }: Question, text: string) {
  const fingerprint = fingerprintOf(text)
  if (!fingerprint || isBanter(text)) return
  try {
    const question = text.trim().slice(0, QUESTION_MAX)
    const id = await upsertGap(
      deps.db,
      { agentId: agent.id, question, fingerprint, conversationId },
      deps.now(),
    )
    tellDashboard(deps, agent.userId, agent.id, id)
  } catch (error) {
    deps.log.warn({ err: error }, 'a gap in the knowledge could not be recorded')
  }
}

/** Takes answered questions off the list; that they cannot be is no reason to fail the answer. */
export async function closeGaps(deps: Deps, { agent }: Question, answered: string[]) {
  try {
    const fingerprints = [...new Set(answered.map(fingerprintOf))]
    const remove = removerOf(deps)
    const closed = await Promise.all(
      fingerprints.map((fingerprint) => remove({ agentId: agent.id, fingerprint })),
    )
    for (const id of closed) if (id) tellDashboard(deps, agent.userId, agent.id, id)
  } catch (error) {
    deps.log.warn({ err: error }, 'an answered gap in the knowledge could not be closed')
  }
}

const MOST_TOGETHER = 64
const removers = new WeakMap<Deps['database'], (asked: Asked) => Promise<string | null>>()

/** Every answer asks for this, and hardly any finds something: those of one moment go together. */
function removerOf({ database }: Deps): (asked: Asked) => Promise<string | null> {
  const known = removers.get(database)
  if (known) return known
  const remover = groupCommit<Asked, string | null>({
    most: MOST_TOGETHER,
    keyOf: () => null,
    writeTogether: (asked) => removeGapsAsked(database, asked),
    writeAlone: async (asked) => (await removeGapsAsked(database, [asked]))[0] ?? null,
  })
  removers.set(database, remover)
  return remover
}

export async function readGaps(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<KnowledgeGap[]> {
  const gaps = await listGaps(deps.db, userId, agentId)
  if (!gaps) throw notFound('Agent')
  return gaps
}

export async function forgetGap(deps: Deps, userId: string, agentId: string, gapId: string) {
  if (!(await removeGap(deps.db, userId, agentId, gapId))) throw notFound('Question')
  tellDashboard(deps, userId, agentId, gapId)
  return null
}

/** Lower case, without punctuation: two ways to type one question count as one. */
export const fingerprintOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .join(' ')
    .slice(0, QUESTION_MAX)

const tellDashboard = (deps: Deps, userId: string, agentId: string, id: string) =>
  deps.bus.publish('dashboard', { userId, name: 'knowledge', event: { id, agent_id: agentId } })

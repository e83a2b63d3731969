import type { KnowledgeGap } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { groupCommit } from '../../lib/group-commit.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import {
  type Asked,
  listGaps,
  listOpenQuestions,
  removeGap,
  removeGapsAsked,
  reopenGap,
  upsertGap,
} from './gap-store.ts'
import { groupsOf } from './group-gaps.ts'
import { isBanter } from '../listening/wishes.ts'
import { isOnlyContact } from './only-contact.ts'
import type { Question } from './types.ts'

const QUESTION_MAX = 500

/** Records a question that could not be answered. A failure to record it does not fail the answer. */
export async function recordGap(
  deps: Deps,
  { agent, conversationId, isDraft }: Question,
  text: string,
) {
  if (isDraft) return
  const fingerprint = fingerprintOf(text)
  if (!fingerprint || isBanter(text, agent.language) || isOnlyContact(text, agent.language)) return
  try {
    const question = text.trim().slice(0, QUESTION_MAX)
    const id = await upsertGap(
      deps.driver,
      { agentId: agent.id, question, fingerprint, conversationId },
      deps.now(),
    )
    notifyGaps(deps, agent.userId, agent.id, id)
  } catch (error) {
    deps.log.warn({ err: error }, 'a gap in the knowledge could not be recorded')
  }
}

/** Removes answered questions from the list. A failure to remove them does not fail the answer. */
export async function closeGaps(deps: Deps, { agent, isDraft }: Question, answered: string[]) {
  if (isDraft) return
  try {
    const fingerprints = [...new Set(answered.map(fingerprintOf))]
    const remove = removerOf(deps)
    const closed = await Promise.all(
      fingerprints.map((fingerprint) => remove({ agentId: agent.id, fingerprint })),
    )
    for (const id of closed) if (id) notifyGaps(deps, agent.userId, agent.id, id)
  } catch (error) {
    deps.log.warn({ err: error }, 'an answered gap in the knowledge could not be closed')
  }
}

const MAX_TOGETHER = 64
const removers = new WeakMap<Deps['driver'], (asked: Asked) => Promise<string | null>>()

/** Every answer calls this and few find anything, so calls made at the same moment share one statement. */
function removerOf({ driver }: Deps): (asked: Asked) => Promise<string | null> {
  const known = removers.get(driver)
  if (known) return known
  const remover = groupCommit<Asked, string | null>({
    most: MAX_TOGETHER,
    keyOf: () => null,
    writeTogether: (asked) => removeGapsAsked(driver, asked),
    writeAlone: async (asked) => (await removeGapsAsked(driver, [asked]))[0] ?? null,
  })
  removers.set(driver, remover)
  return remover
}

export async function readGaps(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<KnowledgeGap[]> {
  const gaps = await listGaps(deps.db, userId, agentId)
  if (!gaps) throw notFound('Agent')
  const groups = await groupsOf(gaps.filter(({ covered }) => !covered))
  return gaps.map((gap) => {
    const { first, near } = groups.get(gap.id) ?? { first: gap.id, near: [] }
    return { ...gap, group_id: first, near_ids: near }
  })
}

/** The open questions of an agent, one for each group of `readGaps`: its latest, with how often the group was asked. */
export async function readOpenGroups({ db }: Deps, userId: string, agentId: string) {
  const open = await listOpenQuestions(db, userId, agentId)
  const groups = await groupsOf(open.map(({ id, question }) => ({ id, question })))
  const groupOf = (id: string) => groups.get(id)?.first ?? id
  return open
    .filter(({ id }) => groupOf(id) === id)
    .map((first) => ({
      ...first,
      times: open
        .filter(({ id }) => groupOf(id) === first.id)
        .reduce((sum, { times }) => sum + times, 0),
    }))
}

export async function forgetGap(deps: Deps, userId: string, agentId: string, gapId: string) {
  if (!(await removeGap(deps.db, userId, agentId, gapId))) throw notFound('Question')
  notifyGaps(deps, userId, agentId, gapId)
  return null
}

/** Keeps a question open whose covering source does not really answer it. @throws 404 */
export async function keepGapOpen(deps: Deps, userId: string, agentId: string, gapId: string) {
  if (!(await reopenGap(deps.db, userId, agentId, gapId))) throw notFound('Question')
  notifyGaps(deps, userId, agentId, gapId)
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

/** Tells open dashboards to refresh the list. */
export const notifyGaps = (deps: Deps, userId: string, agentId: string, id: string) =>
  notifyDashboards(deps, 'knowledge', { id, userId, agentId })

import type { Deps } from '../../src/deps.ts'
import { newId } from '../../src/lib/ids.ts'
import { openConversation } from '../../src/modules/conversations/service.ts'
import { commitEnd, commitMessage } from '../../src/modules/conversations/turns/commit.ts'

const ROUNDS = 24
const CONVERSATIONS = 15
const TURNS = 4

/** Triggers on the path of a message that count for reports. */
const COUNTING = {
  conversations: ['follow_updated', 'follow_control', 'follow_inserted'],
  messages: ['follow_reply', 'follow_person'],
}

/**
 * Measures the database's time for a turn, a message and its reply, alternately with and without the counting triggers; the medians in ms.
 */
export async function measureTurn(deps: Deps, userId: string, agentId: string) {
  const took: Record<'counted' | 'bare', number[]> = { counted: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const kind = round % 2 ? 'counted' : 'bare'
    for (const [table, triggers] of Object.entries(COUNTING))
      for (const trigger of triggers)
        await deps.driver.query(
          `alter table ${table} ${kind === 'bare' ? 'disable' : 'enable'} trigger ${trigger}`,
        )
    const ids = []
    for (let n = 0; n < CONVERSATIONS; n += 1)
      ids.push(
        await openConversation(deps, {
          userId,
          agentId,
          channel: 'widget',
          countryCode: null,
          pageUrl: null,
          locale: null,
          timeZone: null,
        }),
      )
    const since = now(deps)
    for (const id of ids) for (let turn = 0; turn < TURNS; turn += 1) await say(deps, id)
    took[kind].push((now(deps) - since) / (CONVERSATIONS * TURNS))
  }
  // The first statement of each kind is left out, because it is planned and read for the first time.
  const median = (times: number[]) =>
    times.slice(1).toSorted((one, other) => one - other)[Math.floor((times.length - 1) / 2)]!
  const [counted, bare] = [median(took.counted), median(took.bare)]
  return { counted, bare, ratio: counted / bare }
}

/** Processor time when the database is part of this process, so that other programs do not count. */
function now({ driver }: Deps): number {
  if (driver.kind !== 'embedded') return performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

async function say(deps: Deps, conversationId: string): Promise<void> {
  const replyId = newId()
  const text = 'When are you open on Saturdays?'
  const accept = { conversationId, clientId: newId(), text, messageId: newId(), replyId }
  await commitMessage(deps.driver, { ...accept, sentiment: 0 })
  await commitEnd(deps.driver, {
    conversationId,
    replyId,
    attempt: 1,
    why: '{}',
    status: 'complete',
    text: 'On Saturdays we are open from ten to four.',
    outcome: 'answered',
    sources: [],
  })
}

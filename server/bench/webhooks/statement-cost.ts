import type { Deps } from '../../src/deps.ts'
import { newId } from '../../src/lib/ids.ts'
import { openConversation } from '../../src/modules/conversations/store.ts'
import { writeAlone } from '../../src/modules/conversations/turns/commit-store.ts'
import { percentile } from '../chat-turn/visitors.ts'

const ROUNDS = 12
const TURNS = 150
const TABLES = ['messages', 'conversations']

/** Time of the statements of a turn with the triggers of webhooks, as a share of the time without them; the account has no endpoint. */
export async function statementCost(deps: Deps, userId: string, agentId: string): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: Record<'enable' | 'disable', number> = { enable: 0, disable: 0 }
    // The order alternates from round to round.
    const order = round % 2 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const)
    for (const way of order) {
      await switchTriggers(deps, way)
      times[way] = await turns(deps, userId, agentId)
    }
    ratios.push(times.enable / times.disable)
  }
  await switchTriggers(deps, 'enable')
  return percentile(ratios, 0.5)
}

async function switchTriggers({ driver }: Deps, way: 'enable' | 'disable'): Promise<void> {
  const { rows } = await driver.query(
    `select tgrelid::regclass::text as place, tgname as name from pg_trigger
     where tgname like 'webhook%' and tgrelid::regclass::text = any($1)`,
    [TABLES],
  )
  for (const { place, name } of rows) {
    await driver.query(`alter table ${String(place)} ${way} trigger ${String(name)}`)
  }
}

/** @returns milliseconds */
async function turns({ driver }: Deps, userId: string, agentId: string): Promise<number> {
  const place = { countryCode: null, pageUrl: null, locale: null, timeZone: null }
  const opened = { userId, agentId, channel: 'widget' as const, ...place }
  const conversationId = await openConversation(driver, opened)
  const begun = performance.now()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [messageId, replyId] = [newId(), newId()]
    const text = 'How long are workshop repairs guaranteed?'
    const accept = { conversationId, clientId: newId(), text, messageId, replyId, sentiment: 0 }
    await writeAlone(driver, { conversationId, accept })
    const told = { text, outcome: 'answered' as const, sources: [], why: '{}' }
    const settle = { conversationId, replyId, attempt: 1, status: 'complete' as const, ...told }
    await writeAlone(driver, { conversationId, settle })
  }
  return performance.now() - begun
}

import { buildDeps } from '../../src/build-deps.ts'
import { readConfig } from '../../src/config.ts'
import type { Deps } from '../../src/deps.ts'
import { bikeShop } from '../../src/modules/answering/eval/bike-shop.ts'
import { learn } from '../../src/modules/answering/eval/learn.ts'
import { openConversation } from '../../src/modules/visitor/service.ts'
import { anAgent, aUser } from '../../src/test/factories.ts'
import { seedCalls } from '../seed/calls.ts'
import { seedConversations } from '../seed/conversations.ts'
import type { Attack, RoomAccount } from './room.ts'

const LONG_CONVERSATION = 1_000

/** Fills a data folder with the victim's account, with this many conversations, and the attackers' accounts. */
export async function fillTown(
  folder: string,
  attacks: Attack[],
  conversations: number,
  environment: Record<string, string> = {},
) {
  const deps = await buildDeps(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', LOCAL_SIGN_IN_PORT: '0', ...environment }),
  )
  const victim = await anAccount(deps, conversations)
  const attackers: RoomAccount[][] = []
  for (const { accounts, conversations: each, rows, isLong } of attacks) {
    const made: RoomAccount[] = []
    for (let count = 0; count < accounts; count += 1) made.push(await anAccount(deps, each))
    if (isLong) for (const account of made) await talkForMonths(deps, account)
    if (rows) {
      await seedConversations(deps.driver, made[0]!, rows, LONG_CONVERSATION)
      await seedCalls(deps.driver, made[0]!, rows)
    }
    attackers.push(made)
  }
  await deps.bus.close()
  await deps.driver.close()
  return { victim, attackers }
}

async function talkForMonths({ driver }: Deps, { conversations }: RoomAccount) {
  const id = conversations[0]!.conversation_id
  await driver.query(
    `insert into messages (id, conversation_id, seq, revision, role, text, status)
     select gen_random_uuid(), $1::uuid, n, n, 'customer', repeat('Message ' || n || ' ', 20), 'complete'
     from generate_series(1, $2::int) n`,
    [id, LONG_CONVERSATION],
  )
  await driver.query('update conversations set last_seq = $2, revision = $2 where id = $1', [
    id,
    LONG_CONVERSATION,
  ])
}

async function anAccount(deps: Deps, count: number): Promise<RoomAccount> {
  const { user, cookie } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  if (count > 0) await learn(deps.db, agent, bikeShop)
  const conversations = []
  for (let opened = 0; opened < count; opened += 1) {
    conversations.push(await openConversation(deps, agent.id, {}, null))
  }
  return { userId: user.id, agentId: agent.id, cookie, conversations }
}

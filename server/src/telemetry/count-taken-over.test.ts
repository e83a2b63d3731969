import { beforeEach, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { claimRun } from '../modules/agent-tests/run-store.ts'
import { claimChangedAgents } from '../modules/answering/ask-again-store.ts'
import { claimItem } from '../modules/knowledge/training-store.ts'
import { claimMessages } from '../modules/notices/message-store.ts'
import { newLanes } from '../modules/webhooks/lanes.ts'
import { claimDeliveries } from '../modules/webhooks/queue-store.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestDeps } from '../test/test-app.ts'
import { countTakenOver } from './count-taken-over.ts'

let deps: Deps
let ids: [user: string, agent: string]
const insert = (rows: string, values: unknown[] = ids.slice(0, 1)) =>
  deps.driver.query(rows, values)

beforeEach(async () => {
  deps = await buildTestDeps()
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  ids = [user.id, agent.id]
})

/** Each kind of work: how it is made, how it is claimed, and the column with the end of its lease. */
const WORK = {
  notices: {
    make: () =>
      insert(
        `insert into notice_messages (id, user_id, person_id, channel) values ('${newId()}', $1, $1, 'email')`,
      ),
    claim: () => claimMessages(deps.db, 1),
    lease: 'notice_messages set leased_until',
  },
  webhooks: {
    make: () =>
      insert(
        `with endpoint as (insert into webhook_endpoints (user_id, id, url, description, format, events)
           values ($1, '${newId()}', 'http://hooks.example/', '', 'slack', '[]') returning id),
         event as (insert into webhook_events (user_id, type, fact, data) values ($1, 'lead.created', 'test', '{}') returning id)
         insert into webhook_deliveries (user_id, endpoint_id, event_id) select $1, endpoint.id, event.id from endpoint, event`,
      ),
    claim: () => claimDeliveries(deps.driver, newLanes().rooms()),
    lease: 'webhook_deliveries set leased_until',
  },
  test_runs: {
    make: () =>
      insert(
        `insert into test_runs (id, user_id, agent_id, sides, started_by) values ('${newId()}', $1, $2, '[]', '')`,
        ids,
      ),
    claim: async () => [(await claimRun(deps.db, newId()))!],
    lease: 'test_runs set leased_until',
  },
  training: {
    make: () =>
      insert(
        `insert into knowledge_items (id, user_id, agent_id, type, title, status)
         values ('${newId()}', $1, $2, 'TEXT', '', 'training')`,
        ids,
      ),
    claim: async () => [(await claimItem(deps.db, newId()))!],
    lease: 'knowledge_items set lease_until',
  },
  asking_again: {
    make: () => insert('update agents set knowledge_revision = 1', []),
    claim: () => claimChangedAgents(deps.db, 1),
    lease: 'agents set gaps_lease_until',
  },
}

it.each(Object.entries(WORK))(
  'a lease of %s that ran out is counted when it is taken over',
  async (kind, work) => {
    await work.make()
    const count = async () => {
      const claimed: { wasLeased: boolean }[] = await work.claim()
      expect(countTakenOver(deps.metrics, kind, claimed)).toHaveLength(1)
      return (await deps.metrics.takenOver.get()).values
    }
    expect(await count()).toEqual([{ labels: { kind }, value: 0 }])
    await insert(`update ${work.lease} = now() - interval '1 second'`, [])
    expect(await count()).toEqual([{ labels: { kind }, value: 1 }])
  },
)

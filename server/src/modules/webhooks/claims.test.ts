import { beforeEach, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { aUser } from '../../test/factories.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { newLanes } from './lanes.ts'
import { claimDeliveries, type Delivery, MAX_AT_ONCE } from './queue-store.ts'

let deps: Deps
beforeEach(async () => {
  deps = await buildTestDeps()
})

/** An account with endpoints that each have this many deliveries waiting. */
async function anAccount(endpoints: number, waiting: number): Promise<string> {
  const { user } = await aUser(deps)
  for (let at = 0; at < endpoints; at += 1) {
    await deps.driver.query(
      `insert into webhook_endpoints (user_id, id, url, description, format, events)
       values ($1, $2, 'http://hooks.example/', '', 'slack', '[]')`,
      [user.id, newId()],
    )
  }
  await deps.driver.query(
    `insert into webhook_events (user_id, type, fact, data) select $1, 'lead.created', 'test:' || n, '{}' from generate_series(1, $2::int) n`,
    [user.id, waiting],
  )
  await deps.driver.query(
    `insert into webhook_deliveries (user_id, endpoint_id, event_id) select e.user_id, e.id, v.id
     from webhook_endpoints e join webhook_events v on v.user_id = e.user_id where e.user_id = $1`,
    [user.id],
  )
  return user.id
}
const countOf = (claimed: Delivery[], userId: string) =>
  claimed.filter(({ endpoint }) => endpoint.userId === userId).length

it('an account with many busy endpoints gets no larger share than an account with one', async () => {
  const many = await anAccount(20, 30)
  const one = await anAccount(1, 30)
  const claimed = await claimDeliveries(deps.driver, newLanes().rooms())
  expect(countOf(claimed, one)).toBe(16)
  expect(countOf(claimed, many)).toBeGreaterThanOrEqual(MAX_AT_ONCE / 2)
  expect(countOf(claimed, many)).toBeLessThan(MAX_AT_ONCE)
  const next = await claimDeliveries(deps.driver, newLanes().rooms())
  expect(new Set([...claimed, ...next].map(({ id }) => id)).size).toBe(claimed.length + next.length)
})

it('one account uses only a share of a node’s free places, however slow its receivers', async () => {
  const slow = await anAccount(20, 30)
  const lanes = newLanes()
  const claim = async () => {
    const claimed = await claimDeliveries(deps.driver, lanes.rooms())
    for (const { endpoint } of claimed) lanes.begin(endpoint)
    return claimed
  }
  let held = 0
  for (let claimed = await claim(); claimed.length > 0; claimed = await claim()) {
    held += claimed.length
  }
  expect(held).toBeGreaterThan(200)
  expect(held).toBeLessThan(260)
  const other = await anAccount(1, 5)
  const claimed = await claim()
  expect(countOf(claimed, other)).toBe(5)
  expect(countOf(claimed, slow)).toBe(0)
})

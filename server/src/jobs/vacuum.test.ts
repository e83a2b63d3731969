import { expect, it, onTestFinished } from 'vitest'
import { aUser } from '../test/factories.ts'
import { buildTestDeps } from '../test/test-app.ts'
import { vacuum } from './vacuum.ts'

it('the space of deleted rows is freed once there are enough of them', async () => {
  const deps = await buildTestDeps()
  const { user } = await aUser(deps)
  // PostgreSQL's autovacuum would also run by itself.
  await deps.driver.query('alter table users set (autovacuum_enabled = off)')
  onTestFinished(async () => {
    await deps.driver.query('alter table users reset (autovacuum_enabled)')
  })
  const isWorn = async () => {
    const { rows } = await deps.driver.query(
      `select n_dead_tup > 50 as worn from pg_stat_user_tables where relname = 'users'`,
    )
    return rows[0]!['worn'] as boolean
  }
  // The column is indexed: other changes leave nothing behind that a read would not remove and the statistics would count.
  for (let change = 0; change < 100; change++)
    await deps.driver.query('update users set subject = $2 where id = $1', [
      user.id,
      `${user.id} ${change}`,
    ])
  // The database updates its statistics at most once a second.
  await expect.poll(isWorn).toBe(true)
  // Some of the changes may be counted only after the first round.
  const isWornAfterRound = async () => {
    await vacuum(deps)
    return isWorn()
  }
  await expect.poll(isWornAfterRound).toBe(false)
})

import { expect, it } from 'vitest'
import { emptyDatabase } from '../test/test-database.ts'

it('while the database has much to do, others get in between', async () => {
  const database = await emptyDatabase()
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  const statements = Array.from({ length: 100 }, () =>
    database.query('select count(*) from generate_series(1, 20000)'),
  )
  turn()
  await Promise.all(statements)
  isOver = true
  expect(turns).toBeGreaterThan(10)
})

import { expect, it } from 'vitest'
import { emptyDatabase } from '../test/test-database.ts'

it('many queries of the embedded database let other work run between them', async () => {
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

import { expect, it } from 'vitest'
import { buildTestDeps } from '../test/test-app.ts'

it('every foreign key has an index, so that deleting an account or a page reads no table as a whole', async () => {
  const { driver } = await buildTestDeps()
  const { rows } = await driver.query(
    `select keys.conrelid::regclass || ' ' || keys.conname as key
     from pg_constraint keys
     where keys.contype = 'f' and not exists (
       select from pg_index i
       where i.indrelid = keys.conrelid
         and (i.indkey::int2[])[0:cardinality(keys.conkey) - 1] @> keys.conkey
         -- Rows without a value are never looked up.
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%')
     )`,
    [],
  )
  expect(rows).toEqual([])
})

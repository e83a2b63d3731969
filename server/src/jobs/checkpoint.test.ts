import { expect, it } from 'vitest'
import { ownPglite } from '../test/own-pglite.ts'
import { checkpoint } from './checkpoint.ts'

it('the log of the embedded database does not grow for as long as the server runs', async () => {
  const database = await ownPglite()
  const logBytes = async () => {
    const { rows } = await database.query(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
    )
    return Number(rows[0]!['bytes'])
  }
  // Each begins a new file of the write-ahead log.
  for (let file = 0; file < 6; file++) {
    await database.query(`select pg_logical_emit_message(false, 'test', 'something')`)
    await database.query('select pg_switch_wal()')
  }
  expect(await logBytes()).toBeGreaterThan(64 * 1024 * 1024)
  await checkpoint({ driver: database })
  expect(await logBytes()).toBeLessThan(1024 * 1024)
  await database.close()
})

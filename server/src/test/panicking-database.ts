import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPglite } from '../db/pglite.ts'

/** A process whose embedded database cannot write its log, for a test of how that ends; prints `alive` if it continues. */
const folder = process.argv[2]!
const pglite = await startPglite({ dataDir: folder })
rmSync(join(folder, 'pg_wal'), { recursive: true })
await pglite.query('select pg_switch_wal()')
await pglite.query('create table notes (text text)').catch(() => undefined)
setTimeout(() => console.log('alive'), 1_000)

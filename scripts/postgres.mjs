/** A PostgreSQL with pgvector to develop and test against; runs until Ctrl+C. `--install` unpacks one where there is none, `--prepare` does only that. */
import { openPostgres } from './lib/postgres.mjs'
import { fail } from './lib/workspace.mjs'

const prepare = process.argv.includes('--prepare')
const database = await openPostgres({ install: prepare || process.argv.includes('--install') })
if (!database)
  fail(
    'No PostgreSQL from 15 on with pgvector was found. Set TEST_DATABASE_URL, or on Debian as root: node scripts/postgres.mjs --install',
  )
if (prepare) {
  await database.stop()
  console.log('PostgreSQL with pgvector is there.')
} else {
  console.log(`TEST_DATABASE_URL=${database.url}`)
  if (database.bin) console.log(`POSTGRES_BIN=${database.bin}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void database.stop())
}

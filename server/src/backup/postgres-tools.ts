import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { BackupError } from './archive.ts'

/** Objects that the restoring user may not own, such as extensions, are left as they are. */
const PORTABLE = ['--no-owner', '--no-privileges', '--no-comments']

/** Writes a consistent snapshot of the database to a file, while it is in use. @throws BackupError */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const child = start('pg_dump', ['--format=custom', ...PORTABLE], url)
  await Promise.all([pipeline(child.stdout, createWriteStream(file, { mode: 0o600 })), child.done])
}

/** Loads such a file into an empty database, completely or not at all. @throws BackupError */
export async function loadPostgres(url: string, file: string): Promise<void> {
  if (await hasTables(url))
    throw new BackupError(
      'The database of DATABASE_URL has tables already. Create an empty one, and restore into that.',
    )
  const child = start('pg_restore', ['--single-transaction', '--exit-on-error', ...PORTABLE], url)
  // Whether everything was read is known from the program's exit code.
  const fed = pipeline(createReadStream(file), child.stdin).catch(() => {})
  child.stdout.resume()
  await Promise.all([fed, child.done])
}

async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    )
    return Boolean(rowCount)
  } finally {
    await client.end()
  }
}

/** The password is passed in the environment, because anybody can read the arguments of a process. */
function start(program: string, args: string[], url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors = `${errors}${chunk}`.slice(-4_000)))
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new BackupError(
          `${program} was not found. Install PostgreSQL's client programs, of the server's version or newer.`,
        ),
      ),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} failed.\n${errors.trim()}`)),
    )
  })
  return { stdin: child.stdin, stdout: child.stdout, done }
}

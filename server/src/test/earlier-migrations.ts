import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../db/client.ts'

/**
 * Copies the migrations into `folder`, up to the one whose name ends with `next`, which is left out.
 * @returns the folder of the copies
 */
export function migrationsBefore(next: string, folder: string): string {
  const kept = join(folder, 'migrations')
  cpSync(migrationsFolder, kept, { recursive: true })
  const file = join(kept, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex(({ tag }) => tag.endsWith(next))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last) }))
  return kept
}

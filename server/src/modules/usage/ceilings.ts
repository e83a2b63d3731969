import type { Holding } from 'shared-types'
import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { countHoldings, type Holdings, lockAccount } from './ceiling-store.ts'

const BYTES_PER_MB = 1_000_000

/** What an account stores, with the limits. */
export async function readHoldings(deps: Deps, userId: string): Promise<Holding[]> {
  const held = await countHoldings(deps.db, userId)
  const { ceilings } = deps.config.spending
  return (['agents', 'pages', 'pdfs', 'bytes'] as const).map((what) => ({
    what,
    held: held[what],
    most: ceilings[what],
  }))
}

/**
 * Checks that there is room for more: at the start of the transaction that stores it, so that no two requests take the last place.
 * @throws 409 `account_full` with the sentence to show
 */
export async function makeRoom(
  { config }: Deps,
  tx: Database,
  userId: string,
  more: Partial<Holdings>,
): Promise<void> {
  await lockAccount(tx, userId)
  const held = await countHoldings(tx, userId)
  const { ceilings } = config.spending
  for (const what of ['agents', 'pages', 'pdfs', 'bytes'] as const) {
    const added = more[what] ?? 0
    if (added > 0 && held[what] + added > ceilings[what]) {
      throw refused('account_full', SENTENCES[what](ceilings[what], held[what], added))
    }
  }
}

const SENTENCES: Record<keyof Holdings, (most: number, held: number, more: number) => string> = {
  agents: (most) => `Your account may have ${count(most)} agents. Delete one to make room.`,
  pages: (most, held, more) =>
    `Your account may keep ${count(most)} web pages and has ${count(held)}, so ${count(more)} more do not fit. Remove some first.`,
  pdfs: (most) => `Your account may keep ${count(most)} documents. Delete one to make room.`,
  bytes: (most) =>
    `Your account may keep ${count(most / BYTES_PER_MB)} MB of documents and files, and this one does not fit any more. Delete some first.`,
}

const count = (number: number): string => number.toLocaleString('en-US')

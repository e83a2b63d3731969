import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { textOptOuts } from '../../db/schema/texting.ts'
import { slowHash } from '../../lib/slow-hash.ts'
import type { Pair } from './thread-store.ts'

/** Hash of a phone that wants no texts from a number. */
export const hashPhone = ({ ours, theirs }: Pair): Promise<string> =>
  slowHash(theirs, `no texts from ${ours}`)

export const insertOptOut = (tx: Database, number: string, phoneHash: string) =>
  tx.insert(textOptOuts).values({ number, phoneHash }).onConflictDoNothing()

export const removeOptOut = (tx: Database, number: string, phoneHash: string) =>
  tx.delete(textOptOuts).where(isOf(number, phoneHash))

export const isOptedOut = async (
  db: Database,
  number: string,
  phoneHash: string,
): Promise<boolean> => (await db.$count(textOptOuts, isOf(number, phoneHash))) > 0

const isOf = (number: string, phoneHash: string) =>
  and(eq(textOptOuts.number, number), eq(textOptOuts.phoneHash, phoneHash))

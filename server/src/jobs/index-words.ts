import type { Deps } from '../deps.ts'
import { emptyWordList } from '../db/upkeep.ts'
import { startLoop, type Stop } from '../lib/loop.ts'

/** Often enough that few words wait, which a search reads at no cost. */
const EVERY_MS = 2_000

/** Moves the words of new messages from the pending list into the index. @returns a function that ends it. */
export const startIndexingWords = (deps: Deps): Stop =>
  startLoop(() => indexWords(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'the words of new messages could not be put into the index',
  }).stop

export const indexWords = ({ driver }: Pick<Deps, 'driver'>) => emptyWordList(driver)

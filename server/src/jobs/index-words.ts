import type { Deps } from '../deps.ts'
import { emptyWordList } from '../db/upkeep.ts'
import { startLoop, type Stop } from '../lib/loop.ts'

/** So few words wait that a search reads them at no cost. */
const EVERY_MS = 2_000

/** Puts the words of new messages, which wait in a list, into the index. @returns ends it. */
export const startIndexingWords = (deps: Deps): Stop =>
  startLoop(() => indexWords(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'the words of new messages could not be put into the index',
  }).stop

export const indexWords = ({ driver }: Pick<Deps, 'driver'>) => emptyWordList(driver)

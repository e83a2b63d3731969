import type { Correction as Change, KnowledgeFact, KnowledgePassage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { valuesOf } from '../../ports/reader/facts/value-of.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { type Actor, record } from '../audit/record.ts'
import { embedderFor } from '../usage/models.ts'
import {
  type FactRow,
  findFact,
  findPage,
  findPassage,
  listFacts,
  listPassagesSaying,
  listSameFacts,
  listSamePassages,
  type PassageRow,
} from './content-store.ts'
import { listCorrections, rewriteFact, saveCorrection, whileStill } from './correction-store.ts'
import { type Correction, fingerprintOf, isSame } from './corrections.ts'
import { toFact, toPassage } from './read-content.ts'
import { rewordPassages, storeReworded } from './reword-passages.ts'
import { reword, rewordingsOf } from './rewording.ts'
import { ownedItem } from './own-item.ts'

/** A passage or a fact of an item, and who corrects it. */
export type Corrigible = { actor: Actor; agentId: string; itemId: string; id: string }

/**
 * Corrects, hides or shows a passage at once and for every later training, on every page of the item with the same text, so that a footer
 * is corrected once.
 * @throws 404, and 409 when the agent only links the item or the page says something else by now
 */
export async function correctPassage(
  deps: Deps,
  at: Corrigible,
  change: Change,
): Promise<KnowledgePassage> {
  const item = await ownedItem(deps, at.actor.userId, at.agentId, at.itemId)
  const row = await findPassage(deps.db, item.id, at.id)
  if (!row) throw notFound('Passage')
  refuseWhatWasNotSeen(change, pageTextOf(row))
  const rows = [row, ...(await listSamePassages(deps.db, item.id, row))]
  const metered = await withEmbedder(deps, at)
  return onEveryPage(deps, at, rows, (each) => correctPassageOf(metered, item.id, each, change))
}

/**
 * Corrects, hides or shows a fact, and the passages that contain its line.
 * @throws 404, and 409 as above
 */
export async function correctFact(
  deps: Deps,
  at: Corrigible,
  change: Change,
): Promise<KnowledgeFact> {
  const item = await ownedItem(deps, at.actor.userId, at.agentId, at.itemId)
  const row = await findFact(deps.db, item.id, at.id)
  if (!row) throw notFound('Fact')
  refuseWhatWasNotSeen(change, pageTextOf(row))
  const rows = [row, ...(await listSameFacts(deps.db, item.id, row))]
  const metered = await withEmbedder(deps, at)
  return onEveryPage(deps, at, rows, (each) => correctFactOf(metered, item.id, each, change))
}

/** With the embedding model that this agent may use. */
const withEmbedder = async (deps: Deps, { actor, agentId }: Corrigible): Promise<Deps> => ({
  ...deps,
  embedder: await embedderFor(deps, { userId: actor.userId, agentId }),
})

/** Handles one page at a time, so that visitors need not wait for all of them; the page the owner is looking at is the first. */
async function onEveryPage<Row, Result>(
  deps: Deps,
  { actor, itemId, agentId }: Corrigible,
  rows: Row[],
  correct: (row: Row) => Promise<Result | null>,
): Promise<Result> {
  const results: (Result | null)[] = []
  for (const row of rows) results.push(await correct(row))
  if (results.some(Boolean)) {
    await record(deps.db, actor, { action: 'knowledge.correct', subject: { id: itemId } })
  }
  notifyDashboards(deps, 'knowledge', { id: itemId, userId: actor.userId, agentId })
  const [result] = results
  if (!result) throw pageChanged()
  return result
}

/** @returns null when the page says something else by now. */
async function correctPassageOf(
  deps: Deps,
  itemId: string,
  row: PassageRow,
  change: Change,
): Promise<KnowledgePassage | null> {
  const { db } = deps
  const pageText = pageTextOf(row)
  const page = await findPage(db, itemId, row.pageId)
  if (!page) return null
  const corrections = await listCorrections(db, page.id)
  const rewordings = rewordingsOf(await listFacts(db, page.id))

  const key = {
    target: 'passage' as const,
    fingerprint: fingerprintOf('passage', { text: pageText }),
  }
  const correction = changed(key, corrections, change, pageText)
  if (wantsOriginal(change, correction, pageText, reword(pageText, rewordings)))
    correction.text = pageText
  const all = withCorrection(corrections, correction)
  const same = (await listPassagesSaying(db, page.id, pageText)).filter(
    (each) => pageTextOf(each) === pageText,
  )
  const rows = await rewordPassages(deps, same, all, rewordings)
  const result = rows.find(({ id }) => id === row.id)
  if (!result) return null
  await whileStill(db, itemId, async (tx) => {
    await saveCorrection(tx, page.id, correction)
    await storeReworded(tx, page, rows, deps.embedder?.id ?? null)
  })
  return toPassage(result, all)
}

/** @returns null when the page says something else by now. */
async function correctFactOf(
  deps: Deps,
  itemId: string,
  row: FactRow,
  change: Change,
): Promise<KnowledgeFact | null> {
  const { db } = deps
  const page = await findPage(db, itemId, row.pageId)
  if (!page) return null
  const pageText = pageTextOf(row)
  const corrections = await listCorrections(db, page.id)

  const key = { target: 'fact' as const, fingerprint: fingerprintOf('fact', row) }
  const correction = changed(key, corrections, change, pageText)
  const fact = asCorrected(row, correction)
  // The values are read again only when the words have changed.
  const values = fact.text === row.text ? [] : valuesOf(fact, page.language)
  const facts = (await listFacts(db, page.id)).map((each) =>
    fingerprintOf('fact', each) === key.fingerprint ? fact : each,
  )
  const all = withCorrection(corrections, correction)
  const holding = await listPassagesSaying(db, page.id, pageText)
  const rows = await rewordPassages(deps, holding, all, rewordingsOf(facts))
  const isDone = await whileStill(db, itemId, async (tx) => {
    if (!(await rewriteFact(tx, fact, values))) return false
    await saveCorrection(tx, page.id, correction)
    await storeReworded(tx, page, rows, deps.embedder?.id ?? null)
    return true
  })
  return isDone ? toFact({ ...fact, value: values[0] ?? fact.value }, all) : null
}

/** What the page itself says, before any correction. */
const pageTextOf = ({ original, text }: { original: string | null; text: string }) =>
  original ?? text

function refuseWhatWasNotSeen({ seen }: Change, pageText: string): void {
  if (seen !== undefined && seen !== pageText) throw pageChanged()
}

const pageChanged = () =>
  refused('page_changed', 'The page was read again meanwhile and says something else here.')

/** The row as it will be stored after the change. */
function changed(
  key: Pick<Correction, 'target' | 'fingerprint'>,
  corrections: Correction[],
  { text, hidden }: Change,
  pageText: string,
): Correction {
  const before = corrections.find((each) => isSame(each, key))
  return {
    ...key,
    text: text === undefined ? (before?.text ?? null) : wordsUnless(pageText, text),
    hidden: hidden ?? before?.hidden ?? false,
  }
}

const wordsUnless = (pageText: string, text: string | null) => (text === pageText ? null : text)

/** When a correction of a fact removed words from a passage, they return only if the owner's correction of the passage contains them. */
const wantsOriginal = (
  change: Change,
  { text }: Correction,
  pageText: string,
  withoutFacts: string,
): boolean =>
  text === null &&
  withoutFacts !== pageText &&
  (change.text !== undefined || (change.hidden === false && withoutFacts === ''))

const withCorrection = (corrections: Correction[], correction: Correction): Correction[] => [
  ...corrections.filter((each) => !isSame(each, correction)),
  ...(correction.text !== null || correction.hidden ? [correction] : []),
]

function asCorrected(row: FactRow, { text, hidden }: Correction): FactRow {
  const pageText = pageTextOf(row)
  return { ...row, text: text ?? pageText, original: text === null ? null : pageText, hidden }
}

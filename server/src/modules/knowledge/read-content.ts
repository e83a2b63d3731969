import type { KnowledgeFact, KnowledgePassage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import {
  countFacts,
  countPassages,
  type FactRow,
  findPage,
  listFacts,
  listPassages,
  type PassageRow,
} from './content-store.ts'
import { listCorrections } from './correction-store.ts'
import { type Correction, type CorrectionTarget, correctionOf } from './corrections.ts'
import { meaningOf } from './fact-meaning.ts'
import { usedItem } from './own-item.ts'

/** Rows in one part: a PDF may have thousands of passages. */
const PART = 100

/** A page of an account's item, and which part of it is wanted. */
export type PartOfPage = {
  userId: string
  agentId: string
  itemId: string
  pageId: string
  from: number
}

/**
 * A part of the passages read from a page, in its order.
 * @throws 404
 */
export async function readPassages(deps: Deps, at: PartOfPage) {
  const { db } = deps
  const page = await foundPage(deps, at)
  const [rows, total, corrections] = await Promise.all([
    listPassages(db, page.id, at.from, PART),
    countPassages(db, page.id),
    listCorrections(db, page.id),
  ])
  return partFrom(
    at.from,
    total,
    rows.map((row) => toPassage(row, corrections)),
  )
}

/**
 * A part of the facts of a page, by kind.
 * @throws 404
 */
export async function readFacts(deps: Deps, at: PartOfPage) {
  const { db } = deps
  const page = await foundPage(deps, at)
  const [rows, total, corrections] = await Promise.all([
    listFacts(db, page.id, at.from, PART),
    countFacts(db, page.id),
    listCorrections(db, page.id),
  ])
  return partFrom(
    at.from,
    total,
    rows.map((row) => toFact(row, corrections)),
  )
}

async function foundPage(deps: Deps, { userId, agentId, itemId, pageId }: PartOfPage) {
  const item = await usedItem(deps, userId, agentId, itemId)
  const page = await findPage(deps.db, item.id, pageId)
  if (!page) throw notFound('Page')
  return page
}

const partFrom = <T>(from: number, total: number, rows: T[]) => {
  const end = from + rows.length
  return { rows, total, next: rows.length > 0 && end < total ? end : null }
}

export const toPassage = (row: PassageRow, corrections: Correction[]): KnowledgePassage => {
  const { id, text, heading, pageNumber, original, hidden } = row
  const changed_by = changedBy('passage', { text, original, hidden }, corrections)
  return { id, text, heading, page_number: pageNumber, original, changed_by, hidden }
}

export const toFact = (row: FactRow, corrections: Correction[]): KnowledgeFact => {
  const { id, kind, role, label, text, heading, pageNumber, original, hidden } = row
  const changed_by = changedBy('fact', { kind, label, text, original, hidden }, corrections)
  const place = { heading, page_number: pageNumber, meaning: meaningOf(row) }
  return { id, kind, role, label, text, ...place, original, changed_by, hidden }
}

function changedBy(
  target: CorrectionTarget,
  entry: { text: string; original: string | null; hidden: boolean; kind?: string; label?: string },
  corrections: Correction[],
) {
  if (entry.original === null && !entry.hidden) return null
  return correctionOf(target, entry, corrections) ? 'owner' : 'fact'
}

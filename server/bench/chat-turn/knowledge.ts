import { TUNED } from '../../src/modules/answering/eval/sets.ts'
import type { EvaluationSet } from '../../src/modules/answering/eval/types.ts'

const PASSAGES = 50

/** What all contenders are taught and asked: pages of several shops, so that a search must leave something out. */
export const KNOWLEDGE = upTo(PASSAGES)

/** The same as single passages, for contenders that do not split pages themselves. */
export const passages = KNOWLEDGE.pages.flatMap(({ sections }) => sections)

export const questionOf = (visitor: number, turn: number): string =>
  KNOWLEDGE.answerable[(visitor * 7 + turn) % KNOWLEDGE.answerable.length]!.question

function upTo(most: number): EvaluationSet {
  const all: EvaluationSet = {
    business: 'High Street',
    pages: [],
    answerable: [],
    unanswerable: [],
  }
  let room = most
  for (const set of TUNED) {
    if (room === 0) break
    for (const page of set.pages) {
      const sections = page.sections.slice(0, room)
      room -= sections.length
      if (sections.length > 0) all.pages.push({ ...page, sections })
    }
    all.answerable.push(...set.answerable.filter(({ after }) => !after))
  }
  return all
}

import { wordsOf } from '../../lib/words.ts'
import { listen } from '../listening/listen.ts'
import type { Heard } from '../listening/types.ts'
import type { Findings } from './context.ts'
import { speaksOfAnother } from './persons.ts'
import { match } from './quoting/matching.ts'
import { stemsOf } from './quoting/units.ts'
import type { Turn } from './types.ts'

/** With these odds the turn before asked who somebody is. */
const ASKED_WHO = 0.5
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email'])
/** Shorter words are no names by which a line is known. */
const SHORTEST = 3

/** Whether a question asks how somebody is reached whom the turn before asked about: “and what's his number?” after “who runs the kitchen?”. */
export const asksOfPerson = (heard: Heard, before: string, languages: string[]): boolean =>
  CONTACTS.has(heard.kind) &&
  speaksOfAnother(heard.text, heard.language) &&
  listen(before, { languages, before: heard.language }).odds.who >= ASKED_WHO

/**
 * Which lines may hold the number or mail address of a person who was just named: those with the name. The general number of the business
 * would be taken for that of the person.
 */
export function namesPersonOf(
  { subject, corpus }: Findings,
  history: Turn[],
): (line: string) => boolean {
  const lines = history.findLast(({ role }) => role === 'agent')?.text.split('\n') ?? []
  const isAsked = (line: string) =>
    corpus.configs.some((config) => subject.some((term) => match(term, stemsOf(line, config)) > 0))
  const asked = lines.filter(isAsked)
  const names = new Set((asked.length > 0 ? asked : lines).flatMap(capitalisedIn))
  return (line) => capitalisedIn(line).some((word) => names.has(word))
}

const capitalisedIn = (text: string): string[] =>
  wordsOf(text)
    .map(({ raw }) => raw)
    .filter((raw) => raw.length >= SHORTEST && /^\p{Lu}/u.test(raw))

import { fold } from '../../../lib/fold.ts'
import type { Term } from './types.ts'
import { vocabularyOf } from './vocabulary.ts'

/** How well a compound word replaces the words it consists of. */
const JOINED = 0.9
/** Shorter words are at the beginning or end of too many others. */
const SHORTEST = 4
/** Linking letters between the parts of a compound: "Geburtstag-s-kuchen", "Herr-en-haarschnitt". */
const BETWEEN_MAX = 2
/** The most words of a question that are searched for inside compounds, because each is compared with many lexemes. */
const WORDS_MAX = 12
/** From this closeness on a form is the word itself or its stem, not a synonym. */
const VERBATIM = 0.99

/**
 * Lets a compound on a page match the separate words of a question: "a haircut for men" matches "Herrenhaarschnitt". Both words must be
 * asked for, so that one that is inside another by chance matches nothing.
 */
export function joinAskedApart(terms: Term[], frequency: ReadonlyMap<string, number>): Term[] {
  const distinctive = terms.filter(({ rarity }) => rarity > 0).slice(0, WORDS_MAX)
  const made = new Map<Term, string[]>()
  for (const first of distinctive) {
    for (const beginning of spellingsOf(first)) {
      for (const lexeme of lexemesWith(beginning, frequency)) {
        const second = distinctive.find(
          (term) => term !== first && continues(lexeme, beginning, term),
        )
        if (second) for (const part of [first, second]) push(made, part, lexeme)
      }
    }
  }
  if (made.size === 0) return terms
  return terms.map((term) => withForms(term, made.get(term) ?? []))
}

/** The spellings of a word at the beginning or the end of a compound. */
const spellingsOf = ({ forms }: Term): string[] =>
  [...forms].flatMap(([form, closeness]) =>
    closeness >= VERBATIM && form.length >= SHORTEST && /^\p{L}+$/u.test(form) ? form : [],
  )

/** Lexemes that begin like this and have enough letters left for a second word. */
const lexemesWith = (beginning: string, frequency: ReadonlyMap<string, number>): string[] =>
  (vocabularyOf(frequency).byLetter.get(fold(beginning).charAt(0)) ?? []).filter(
    (lexeme) => lexeme.length >= beginning.length + SHORTEST && lexeme.startsWith(beginning),
  )

const continues = (lexeme: string, beginning: string, term: Term): boolean =>
  spellingsOf(term).some((spelling) => {
    const at = lexeme.indexOf(spelling, beginning.length)
    return at >= 0 && at - beginning.length <= BETWEEN_MAX
  })

function push(made: Map<Term, string[]>, term: Term, lexeme: string) {
  const known = made.get(term)
  if (known) known.push(lexeme)
  else made.set(term, [lexeme])
}

const withForms = (term: Term, compounds: string[]): Term => {
  if (compounds.length === 0) return term
  const forms = new Map(term.forms)
  for (const compound of compounds) forms.set(compound, Math.max(JOINED, forms.get(compound) ?? 0))
  return { ...term, forms, isHeld: true }
}

import { wordsOf } from '../../../lib/words.ts'
import { conceptsOf } from '../../answering/language/concepts.ts'
import { isNegated } from '../../answering/language/negation.ts'
import { isStopWord } from '../../answering/language/stop-words.ts'
import { isFunctionWord } from '../../listening/language/function-words.ts'
import type { Heard } from '../../listening/types.ts'

/** The concepts of the lexicon for hearing and speaking, for how loud that is, and for the line and what is wrong with it. */
const HEARING = ['hear-v', 'listen-v', 'understand-v']
const SPEAKING = ['speak']
const LOUDNESS = ['noise', 'quiet']
const LINE = ['phone', 'internet']
const BAD = ['bad']
const BREAKING = ['broken']
/** How well something is heard: “no te oigo bien”. */
const WELL = ['good']
const OF_CALL = [...HEARING, ...SPEAKING, ...LOUDNESS, ...LINE, ...BAD, ...BREAKING, ...WELL]

/** The most odds of a question for the business in words about the agent: “you're breaking up”, and not “it is broken”. */
const MOST_OTHER = 0.5

/** The most words beside it: “sorry, …”. */
const WORDS_BESIDE = 2

/** Whether a caller says that they do not hear the agent well, and nothing else: “I can't hear you”, “können Sie lauter sprechen?” */
export const cannotHear = (heard: Heard): boolean =>
  heard.parts.some((part, at) => {
    const beside = heard.parts.filter((_, other) => other !== at)
    return (
      beside.flatMap((other) => wordsOf(other)).length <= WORDS_BESIDE && isUnheard(part, heard)
    )
  })

function isUnheard(text: string, { language, intents }: Heard): boolean {
  const named = wordsOf(text)
    .map((word) => ({ word: word.text, ids: idsOf(word.text, language) }))
    .filter(({ word, ids }) => isOf(ids, OF_CALL) || !isSmall(word, language))
  if (named.length === 0 || !named.every(({ ids }) => isOf(ids, OF_CALL))) return false
  const names = (concepts: string[]) => named.some(({ ids }) => isOf(ids, concepts))
  if (names(HEARING)) return isNegated(text) || names(BAD)
  if (names(SPEAKING)) return names(LOUDNESS)
  if (names(LINE)) return names(BAD)
  return names(BREAKING) && intents.every(({ other }) => other < MOST_OTHER)
}

const idsOf = (word: string, language: string): string[] =>
  conceptsOf(word, language).map(({ id }) => id)

const isOf = (ids: string[], concepts: string[]): boolean => ids.some((id) => concepts.includes(id))

const isSmall = (word: string, language: string): boolean =>
  [word, ...word.split(/['’]/)].some((part) => isFunctionWord(part) || isStopWord(part, language))

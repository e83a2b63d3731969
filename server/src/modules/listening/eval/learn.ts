import { type Example, fit } from '../classifier/fit.ts'
import { featuresOf } from '../classifier/features.ts'
import type { Weights } from '../classifier/odds.ts'
import type { Head } from '../heads.ts'
import { QUESTION_KINDS } from '../types.ts'
import {
  askedQuestions,
  businessNameLines,
  emergencies,
  intentLines,
  leansLines,
  type KindLine,
  personWishes,
  questionKinds,
  shortQuestions,
  troubleLines,
  urgentLines,
  type WishLine,
} from './corpora.ts'
import { mistyped } from './mistyped.ts'
import { packed } from './packed.ts'

const FEATURES_OF_KINDS = 4_500
const FEATURES_OF_A_WISH = 3_000
/** More than of a wish, because there are more ways to be in trouble. */
const FEATURES_OF_TROUBLE = 5_000
const OF_MISTYPED = 0.5
/** Weight of a line with a wish, because wishes are few among all questions. */
const OF_A_WISH = 2
/** The same of a report of trouble. */
const OF_TROUBLE = 3

type Line = { text: string; language: string; label: number; weight: number }

/** Trains every head from the corpora, on each line as written and once more with a typing error. */
export function learnAll(): Record<Head, Weights> {
  const asked = questionKinds()
  const short = shortQuestions()
  const ordinary = asked.map(nothing)
  const [persons, urgent] = [personWishes(), urgentLines()]
  const emergencyLines = [...urgent, ...emergencies()]
  const notEmergencies = [...ordinary, ...short.map(nothing), ...persons.map(no)]
  return {
    kind: learn(
      [...asked, ...short].map((line) => ({
        ...line,
        label: QUESTION_KINDS.indexOf(line.kind),
        weight: 1,
      })),
      QUESTION_KINDS.length,
      FEATURES_OF_KINDS,
    ),
    question: yesOrNo(
      asked.map((line) => ({ ...line, yes: line.question !== false })),
      1,
    ),
    person: yesOrNo([...persons, ...ordinary, ...urgent.map(no)], OF_A_WISH),
    urgent: yesOrNo([...emergencyLines, ...notEmergencies], 1),
    trouble: yesOrNo(
      [...emergencyLines, ...troubleLines(), ...notEmergencies, ...beyondTrouble()],
      OF_TROUBLE,
      FEATURES_OF_TROUBLE,
    ),
    businessName: yesOrNo(
      [...businessNameLines(), ...ordinary, ...short.map(nothing), ...otherIntents()],
      1,
    ),
  }
}

/**
 * Lines of other intents, without those that ask who is speaking: that question may also ask what the business is called, so it counts
 * neither way.
 */
const otherIntents = (): WishLine[] =>
  intentLines().flatMap(({ text, language, intent }) =>
    intent === 'identity' ? [] : { text, language, yes: false },
  )

/** Of questions that customers ask about pages every so many are enough; hardly any of them is in trouble. */
const OF_ASKED = 6

/** What people write who are in no trouble: questions about pages, what goes on with what was said (“and in July?”), thanks and answers. */
const beyondTrouble = (): WishLine[] => [
  ...askedQuestions()
    .filter((_, at) => at % OF_ASKED === 0)
    .map(({ text, language }) => ({ text, language, yes: false })),
  ...leansLines().map(no),
  ...intentLines().flatMap(({ text, language, intent }) =>
    intent === 'other' || intent === 'callback' ? [] : { text, language, yes: false },
  ),
]

const nothing = ({ text, language }: KindLine) => ({ text, language, yes: false })
const no = (line: WishLine): WishLine => ({ ...line, yes: false })

const yesOrNo = (lines: WishLine[], ofYes: number, most = FEATURES_OF_A_WISH): Weights =>
  learn(
    lines.map(({ text, language, yes }) => ({
      text,
      language,
      label: yes ? 1 : 0,
      weight: yes ? ofYes : 1,
    })),
    2,
    most,
  )

function learn(lines: Line[], labels: number, most: number): Weights {
  const examples = lines.flatMap(({ text, language, label, weight }): Example[] => [
    { features: featuresOf(text, language), label, weight },
    { features: featuresOf(mistyped(text), language), label, weight: weight * OF_MISTYPED },
  ])
  return packed(fit(examples, labels, most))
}

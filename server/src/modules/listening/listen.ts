import { featuresOf } from './classifier/features.ts'
import { hear, sureness } from './heads.ts'
import { detectLanguage } from './language/detect.ts'
import { sentencesOf } from './sentences.ts'
import { type Heard, type ListeningContext, QUESTION_KINDS, type QuestionKind } from './types.ts'

/** A false wish flags a conversation, and a false alarm wakes somebody: both have to be sure. The second more so: people tell what happens to them in any words. */
const SURE_OF_PERSON = 0.6
const SURE_OF_URGENCY = 0.8
const SURE_OF_QUESTION = 0.5

/** Understands what somebody wrote or said: pure, and linear in the length of the text. */
export function listen(text: string, context: ListeningContext): Heard {
  const language = detectLanguage(text, context)
  const sentences = sentencesOf(text)
  const heard = sentences.map((sentence) => featuresOf(sentence, language))
  const whole = sentences.length > 1 ? [...heard, featuresOf(sentences.join(' '), language)] : heard
  const most = (head: 'person' | 'urgent' | 'question') =>
    Math.max(0, ...whole.map((features) => sureness(head, features)))
  const odds = oddsOfKinds(heard)
  return {
    language,
    kind: QUESTION_KINDS.reduce((one, other) => (odds[other] > odds[one] ? other : one)),
    odds,
    wantsPerson: most('person') >= SURE_OF_PERSON,
    isUrgent: most('urgent') >= SURE_OF_URGENCY,
    isQuestion: /[?¿]/.test(text) || most('question') >= SURE_OF_QUESTION,
  }
}

/** Of the sentence that asks most clearly: what is told around a question has no kind. */
function oddsOfKinds(heard: string[][]): Record<QuestionKind, number> {
  const other = QUESTION_KINDS.indexOf('other')
  const all = heard.map((features) => hear('kind', features))
  const clearest = all.reduce<number[] | null>(
    (best, odds) => (best && best[other]! <= odds[other]! ? best : odds),
    null,
  )
  const odds = clearest ?? QUESTION_KINDS.map((kind) => (kind === 'other' ? 1 : 0))
  // `fromEntries` forgets its keys: they are the kinds.
  return Object.fromEntries(QUESTION_KINDS.map((kind, at) => [kind, odds[at]!])) as Record<
    QuestionKind,
    number
  >
}

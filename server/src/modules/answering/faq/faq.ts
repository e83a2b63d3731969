import type { Deps } from '../../../deps.ts'
import { BETWEEN } from '../../../ports/reader/index.ts'
import type { Heard } from '../../listening/types.ts'
import type { AboutBusiness } from '../about-business/types.ts'
import { readWhole } from '../about-business/read-whole.ts'
import { READ_MAX } from '../quoting/quote.ts'
import { isStrict, shows } from '../quoting/shows.ts'
import { isQuestion, type Unit, unitsOf } from '../quoting/units.ts'
import type { Corpus, Passage } from '../retrieval/types.ts'
import { matchTaught } from '../taught/match.ts'
import type { Taught } from '../taught/taught.ts'
import type { Question } from '../types.ts'

/** Questions of a website that are compared with what is asked; few sites answer as many. */
const QUESTIONS_MAX = 400
/**
 * With these odds a question of the website asks for the same. Where there are few, "Do you sell boats?" may resemble the only one, so the
 * odds have to be higher.
 */
const ASKS_THE_SAME = 0.8
const ASKS_THE_SAME_OF_FEW = 0.9
const FEW = 5
/** The odds that its answer then is right, of those to develop on. */
const RIGHT = 0.85
/** With these odds a question asks for nothing but its kind. */
const SURELY = 0.7

/** A question that the website itself answers. */
type Answered = Taught & { answer: string; passage: Passage }

/**
 * The answer of a website to the very question that is asked, in any words: its questions are compared with what is asked as those are that
 * the owner answered.
 */
export async function faqFor(
  deps: Deps,
  question: Question,
  { heard, corpus }: { heard: Heard; corpus: Corpus },
): Promise<AboutBusiness[]> {
  const answered = await readAnswered(deps, question, corpus)
  const [best] = matchTaught(heard.text, heard, answered)
  const least = answered.length > FEW ? ASKS_THE_SAME : ASKS_THE_SAME_OF_FEW
  if (!best || best.odds < least) return []
  // The cast is safe: a match is one of the entries that were compared.
  const { answer, passage } = best.taught as Answered
  return lacksWhatIsAsked(answer, heard) ? [] : [{ text: answer, odds: RIGHT, passage }]
}

/** Whether a text has no price though one is surely asked for, and so on. */
const lacksWhatIsAsked = (text: string, { kind, odds }: Heard): boolean =>
  isStrict(kind) && odds[kind] >= SURELY && shows(kind, text) === 0

const readAnswered = readWhole(answeredIn)

/** The questions below which the knowledge has an answer, each once. */
function answeredIn(passages: Passage[]): Answered[] {
  const answered = new Map<string, Answered>()
  for (const passage of passages) {
    for (const [question, units] of byQuestion(passage)) {
      if (answered.size >= QUESTIONS_MAX) break
      const answer = answerOf(units)
      if (!answered.has(question))
        answered.set(question, { id: question, question, phrasings: [], answer, passage })
    }
  }
  return [...answered.values()]
}

function byQuestion(passage: Passage): Map<string, Unit[]> {
  const found = new Map<string, Unit[]>()
  for (const unit of unitsOf(passage)) {
    const question = (unit.section.heading || passage.heading).split(BETWEEN).at(-1)!
    if (isQuestion(question)) found.set(question, [...(found.get(question) ?? []), unit])
  }
  return found
}

/** As much of an answer as is read at a glance, and at least how it begins. */
function answerOf([first, ...others]: Unit[]): string {
  let answer = first!.isRow && others.length > 0 ? `- ${first!.text}` : first!.text
  for (const { isRow, text } of others) {
    const more = isRow ? `\n- ${text}` : ` ${text}`
    if (answer.length + more.length > READ_MAX) break
    answer += more
  }
  return answer
}

import { handoverSaidIn } from '../agents/defaults.ts'
import { awaySentence } from '../hours/back.ts'
import { asks } from '../listening/clauses.ts'
import type { Heard } from '../listening/types.ts'
import { inOneLine } from '../../wording/in-one-line.ts'
import { WRITTEN, writtenIn } from '../../wording/index.ts'
import type { Given } from './given.ts'
import type { AnswerPart, Question } from './types.ts'

/** Whether the visitor accepts the agent's offer to fetch a person, and says nothing else: “¿y si es mi cumpleaños?” only begins like a yes. */
export function acceptsOffer({ history }: Pick<Question, 'history'>, heard: Heard): boolean {
  return wasOffered(history) && heard.smallTalk !== null && heard.saysYes && !asks(heard.text)
}

/** Whether the agent has just offered to fetch a person. */
const wasOffered = (history: Question['history']): boolean => behindOffer(history) !== null

/** The same where it asked for nothing else after that, so that a yes can only mean the person. */
export const wasOfferedLast = (history: Question['history']): boolean =>
  behindOffer(history)?.includes('?') === false

/** What the agent has just said after it offered to fetch a person; null when it offered nobody. */
function behindOffer(history: Question['history']): string | null {
  const last = history.at(-1)
  if (last?.role !== 'agent') return null
  const offers = Object.values(WRITTEN).map(({ chat }) => chat.offer)
  const offer = offers.find((sentence) => last.text.includes(sentence))
  return offer === undefined ? null : last.text.split(offer).at(-1)!
}

/** Calls a person and says so. When nobody can come, says that, or says when somebody is available again. */
export async function* handOver(
  { agent, personAsked = false, customerZone: zone = null }: Question,
  language: string,
  now: Date,
): AsyncGenerator<AnswerPart> {
  const { chat } = writtenIn(language)
  if (agent.allowHandover) {
    yield { type: 'person' }
    const away = awaySentence(agent, { now, language, zone })
    // An address can only be left on a website: it alone knows the visitor's time zone, and in a group chat everybody would read the
    // address.
    const notice = away && zone ? inOneLine(away, chat.leaveEmail) : away
    const called = personAsked ? chat.personAsked : handoverSaidIn(agent, language)
    yield { type: 'text', text: notice ?? called }
  } else yield { type: 'text', text: chat.noPerson }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}

/** Confirms that a contact was stored, and calls a person where one was offered or a call is wanted. */
export async function* takeContact(
  { agent, history }: Question,
  heard: Heard,
  { email }: Given,
): AsyncGenerator<AnswerPart> {
  if (agent.allowHandover && (wasOffered(history) || heard.wantsCallback)) yield { type: 'person' }
  const { chat } = writtenIn(agent.language)
  yield { type: 'text', text: email ? chat.emailKept : chat.phoneKept }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}

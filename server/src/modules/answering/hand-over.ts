import { handoverSaidIn } from '../agents/defaults.ts'
import { awaySentence } from '../hours/back.ts'
import { emailIn } from '../listening/entities/email-in.ts'
import { detectLanguage } from '../listening/language/detect.ts'
import type { Heard } from '../listening/types.ts'
import { inOneLine } from '../../wording/in-one-line.ts'
import { WRITTEN, writtenIn } from '../../wording/index.ts'
import type { AnswerPart, Question } from './types.ts'

/** Whether the visitor accepts the agent's offer to fetch a person, and says nothing else. */
export function acceptsOffer({ history }: Pick<Question, 'history'>, heard: Heard): boolean {
  const last = history.at(-1)
  if (last?.role !== 'agent') return false
  const wasOffered = Object.values(WRITTEN).some(({ chat }) =>
    last.text.trimEnd().endsWith(chat.offer),
  )
  return wasOffered && heard.smallTalk !== null && heard.saysYes
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

/** Calls a person for somebody who only left how they are reached, and keeps an email address. */
export async function* takeContact(
  question: Question,
  language: string,
  now: Date,
): AsyncGenerator<AnswerPart> {
  const email = emailIn(question.text)
  if (!email) return yield* handOver(question, language, now)
  yield { type: 'person' }
  yield { type: 'email', email }
  yield { type: 'text', text: writtenIn(language).chat.emailKept }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}

/** Confirms that the address was stored. */
export async function* keepEmail({
  agent,
  history,
  customerLanguage = null,
}: Question): AsyncGenerator<AnswerPart> {
  // An address has no language, so the earlier messages decide.
  const texts = history.filter(({ role }) => role === 'customer').map(({ text }) => text)
  const heard = detectLanguage(texts.join('\n'), { languages: [], before: customerLanguage })
  const language = agent.language === 'auto' ? heard : agent.language
  yield { type: 'text', text: writtenIn(language).chat.emailKept }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}

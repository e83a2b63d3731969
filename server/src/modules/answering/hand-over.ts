import { RequestPerson } from 'shared-types'
import { handoverSaidIn } from '../agents/defaults.ts'
import { awaySentence } from '../hours/back.ts'
import { detectLanguage } from '../listening/language/detect.ts'
import { inOneLine } from '../../wording/in-one-line.ts'
import { writtenIn } from '../../wording/index.ts'
import type { AnswerPart, Question } from './types.ts'

/** Calls a person and says so, or says that none can come, or when one is there again. */
export async function* handOver(
  { agent, personAsked = false, customerZone: zone = null }: Question,
  language: string,
  now: Date,
): AsyncGenerator<AnswerPart> {
  const { chat } = writtenIn(language)
  if (agent.allowHandover) {
    yield { type: 'person' }
    const away = awaySentence(agent, { now, language, zone })
    // Only a website tells the zone of its visitor; in a group everybody would read the address.
    const told = away && zone ? inOneLine(away, chat.leaveEmail) : away
    const called = personAsked ? chat.personAsked : handoverSaidIn(agent, language)
    yield { type: 'text', text: told ?? called }
  } else yield { type: 'text', text: chat.noPerson }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}

/** “My address is ada@example.com, thank you”: who writes more writes of somebody's address. */
const MOST_WORDS = 6

/** The address somebody writes who was told to leave one; null where there is none, or more is said. */
export function emailIn(text: string): string | null {
  const words = text.trim().split(/\s+/)
  if (words.length > MOST_WORDS) return null
  for (const word of words) {
    if (!word.includes('@')) continue
    const bare = word.replaceAll(/^[<("'`]+|[>)"'`.,;:!?]+$/g, '')
    const { data } = RequestPerson.safeParse({ email: bare.replace(/^mailto:/i, '') })
    if (data?.email) return data.email
  }
  return null
}

/** Says that it was kept. */
export async function* keepEmail({
  agent,
  history,
  customerLanguage = null,
}: Question): AsyncGenerator<AnswerPart> {
  // An address is of no language: what was said before is.
  const said = history.filter(({ role }) => role === 'customer').map(({ text }) => text)
  const heard = detectLanguage(said.join('\n'), { languages: [], before: customerLanguage })
  const language = agent.language === 'auto' ? heard : agent.language
  yield { type: 'text', text: writtenIn(language).chat.emailKept }
  yield { type: 'end', outcome: 'answered', offerPerson: false }
}

import type { Lead } from 'shared-types'
import { wordsOf } from '../../../lib/words.ts'
import { isWrittenAsName } from '../../answering/introduced.ts'
import { asks } from '../../listening/clauses.ts'
import { correctedName } from '../../listening/entities/corrected-name.ts'
import { withoutContacts, withWrittenAddresses } from '../../listening/entities/contact.ts'
import { mostlySpells } from '../../listening/entities/spelled.ts'
import { withDigits } from '../../listening/entities/spoken-number.ts'
import { intentsOf } from '../../listening/intents.ts'
import { partsOf } from '../../listening/sentences.ts'
import { smallTalkIn } from '../../listening/small-talk.ts'
import type { Heard } from '../../listening/types.ts'
import { onlyBantersIn } from '../../listening/wishes.ts'
import { joined } from '../joined.ts'
import { NO_LEAD, type SalesState } from './lead.ts'
import type { Scene } from './types.ts'

/** The lead with everything that callers say about themselves, at any time. */
export function learn({ call }: Scene, state: SalesState, heard: Heard): Lead {
  const lead = call.lead ?? NO_LEAD
  const name = lead.name ? correctedName(heard, lead.name, false) : nameOf(state, heard)
  // While they are asked for a number, the one they call from is stored.
  const contact = state.asking === 'contact' ? null : lead.contact
  return {
    name: name ?? lead.name,
    need: lead.name && name ? lead.need : needOf(lead, state, heard),
    contact: heard.contact ?? contact,
  }
}

/** Whether they corrected how their name was understood. */
export const isCorrected = ({ call }: Scene, { name }: Lead): boolean =>
  Boolean(call.lead?.name) && name !== call.lead?.name

/** “This is hopeless” introduces nobody: who was not asked for a name says one that is known or written as one. */
function nameOf({ asking, isAgreeing }: SalesState, { text, name }: Heard): string | null {
  const wasAsked = asking !== null || isAgreeing
  return name && (wasAsked || isWrittenAsName(text, name)) ? name : null
}

/** Whether they say nothing but their name, or how it is written. */
export const isOnlyName = ({ text, name }: Heard): boolean =>
  mostlySpells(text) ||
  (name !== null && lowerWordsOf(text).every((word) => lowerWordsOf(name).includes(word)))

/** The first thing that a caller wants, and the messages they leave after it. */
function needOf({ need }: Lead, state: SalesState, heard: Heard): string | null {
  const { text, smallTalk, wantsPerson, contact } = heard
  if (state.isAgreeing || smallTalk || isOnlyName(heard) || onlyBantersIn(heard.intents))
    return need
  if (isMessage(state, heard)) return joined(need, text)
  const isFirst = !need && state.asking === null && !wantsPerson
  return isFirst && (contact === null || tellsMore(heard)) ? text : need
}

/** Whether they leave word for somebody. Once a message is taken, all that they tell beside what they were asked for is one. */
export function isMessage(state: SalesState, heard: Heard): boolean {
  const { text, contact, wantsPerson, saysNo, saysGoodbye, onlyTells } = heard
  if (state.isAgreeing || wantsPerson || saysGoodbye || asks(text) || mostlySpells(text))
    return false
  const isTold = onlyTells && !saysNo && contact === null
  return isTold || (state.takesMessage === true && tellsMore(heard))
}

/** Words of a part, beside a name and a number, that make it more than an answer to the question for them. */
const MORE_WORDS = 4

/** Whether some part of an answer says more than a name, a number, yes or no: “yes, and tell him it's about the invoice”. */
function tellsMore({ text, name, language }: Heard): boolean {
  const own = lowerWordsOf(name ?? '')
  const rest = withoutContacts(withWrittenAddresses(withDigits(text, language)), ' ')
  return partsOf(rest).some((part) => {
    const more = lowerWordsOf(part).filter((word) => !own.includes(word))
    return more.length >= MORE_WORDS && smallTalkIn([intentsOf(part, language)]) === null
  })
}

const lowerWordsOf = (text: string): string[] =>
  wordsOf(text).map((word) => word.text.toLowerCase())

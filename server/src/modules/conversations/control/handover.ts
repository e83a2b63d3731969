import type { Deps } from '../../../deps.ts'
import { refused } from '../../../errors.ts'
import { newId } from '../../../lib/ids.ts'
import { agentProfile } from '../../agents/profile.ts'
import { handoverSaidIn } from '../../agents/defaults.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'
import { awaySentence } from '../../hours/back.ts'
import { inOneLine } from '../../../wording/in-one-line.ts'
import { writtenIn } from '../../../wording/index.ts'
import { detectLanguage } from '../../listening/language/detect.ts'
import { callPerson, findCall, findWriting } from './handover-store.ts'
import type { Message } from '../message.ts'
import { readState } from '../watching/observe.ts'
import { assignInTurn } from '../state/in-turn.ts'
import { notifyChange } from '../watching/notify.ts'
import { type Contact, rememberContact } from './contact.ts'
import { speakerOf } from './control.ts'

/**
 * The customer asks for a person by the button: the owner is notified, and the customer reads the agent's handover message.
 * Asking again only updates the contact.
 * @throws 409 `person_present` when an admin is in control, `handover_unavailable` when the agent does not offer it, 404.
 */
export async function requestPerson(
  deps: Deps,
  conversationId: string,
  contact: Contact,
): Promise<Message> {
  const state = await readState(deps, conversationId)
  const agent = await agentProfile(deps, state.agentId)
  if (!agent.allowHandover) {
    throw refused('handover_unavailable', 'Nobody can join this conversation.')
  }
  await rememberContact(deps, conversationId, contact)
  const id = newId()
  const text = await handoverText(deps, conversationId, agent, contact)
  const called = await callPerson(deps.driver, conversationId, id, text)
  const speaker = { ...speakerOf(state), handoverRequested: true, isResolved: false }
  notifyChange(
    deps,
    { ...state, conversationId },
    called ? { messages: [called], speaker } : undefined,
  )
  if (called) await assignInTurn(deps, { ...state, conversationId })
  const call = called ?? (await findCall(deps.driver, conversationId))
  if (call) return call
  throw refused('person_present', `${state.adminName} is already in this conversation.`)
}

/** The language for a message to a visitor who has not just asked something, judged from what they wrote before. */
export const languageOf = async (
  deps: Deps,
  conversationId: string,
  agent: Pick<AgentProfile, 'language'>,
): Promise<string> => languageIn(agent, await findWriting(deps.driver, conversationId))

/** The handover message in the visitor's language; when nobody is available, it says when people are back. */
async function handoverText(
  deps: Deps,
  conversationId: string,
  agent: AgentProfile,
  { email }: Contact,
): Promise<string> {
  const writing = await findWriting(deps.driver, conversationId)
  const language = languageIn(agent, writing)
  const context = { now: deps.now(), language, zone: writing.time_zone }
  const away = awaySentence(agent, context)
  if (!away) return handoverSaidIn(agent, language)
  const mayLeave = !email && writing.channel === 'widget'
  return mayLeave ? inOneLine(away, writtenIn(language).chat.leaveEmail) : away
}

function languageIn(
  agent: Pick<AgentProfile, 'language'>,
  { texts, locale }: Pick<Awaited<ReturnType<typeof findWriting>>, 'texts' | 'locale'>,
): string {
  if (agent.language !== 'auto') return agent.language
  const languages = locale ? [locale.slice(0, 2).toLowerCase()] : []
  return detectLanguage(texts.join('\n'), { languages, before: null })
}

import type { Deps } from '../../../deps.ts'
import { refused } from '../../../errors.ts'
import { newId } from '../../../lib/ids.ts'
import { agentProfile } from '../../agents/profile.ts'
import { handoverMessageIn } from '../../agents/defaults.ts'
import type { AgentProfile } from '../../answering/types.ts'
import { detectLanguage } from '../../listening/language/detect.ts'
import { callPerson, findCall, findWriting, rememberCustomer } from './handover-store.ts'
import type { Message } from '../message.ts'
import { readState } from '../watching/observe.ts'
import { tellChange } from '../watching/tell.ts'
import { speakerOf } from './control.ts'

export type Contact = { name: string | null; email: string | null }

/**
 * A customer asks for a person: the owner is told, the customer reads the agent's handover message. Asking again changes nothing
 * but the contact.
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
  await rememberCustomer(deps.database, conversationId, contact)
  const id = newId()
  const text = handoverMessageIn(agent, await languageOf(deps, conversationId, agent))
  const called = await callPerson(deps.database, conversationId, id, text)
  const speaker = { ...speakerOf(state), handoverRequested: true }
  tellChange(
    deps,
    { ...state, conversationId },
    called ? { messages: [called], speaker } : undefined,
  )
  const call = called ?? (await findCall(deps.database, conversationId))
  if (call) return call
  throw refused('person_present', `${state.adminName} is already in this conversation.`)
}

/** The language to speak to a visitor in who has only pressed a button. */
async function languageOf(
  deps: Deps,
  conversationId: string,
  agent: Pick<AgentProfile, 'language'>,
): Promise<string> {
  if (agent.language !== 'auto') return agent.language
  const { texts, locale } = await findWriting(deps.database, conversationId)
  const languages = locale ? [locale.slice(0, 2).toLowerCase()] : []
  return detectLanguage(texts.join('\n'), { languages, before: null })
}

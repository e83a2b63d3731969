import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { agentProfile } from '../agents/profile.ts'
import { callPerson, findCall, markCall, rememberCustomer } from './handover-store.ts'
import type { Message } from './message.ts'
import { readState } from './state.ts'
import { tellChange } from './tell.ts'

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
  const called = await callPerson(deps.database, conversationId, id, agent.handoverMessage)
  tellChange(deps, { ...state, conversationId })
  const call = called ?? (await findCall(deps.database, conversationId))
  if (call) return call
  throw refused('person_present', `${state.adminName} is already in this conversation.`)
}

/** The same for who asked in words on a channel without buttons: the agent's answer says already that somebody comes. */
export async function notePersonWanted(deps: Deps, conversationId: string): Promise<void> {
  await markCall(deps.database, conversationId)
  tellChange(deps, { ...(await readState(deps, conversationId)), conversationId })
}

import {
  type ApiLead,
  LEAD_LABELS,
  type LeadAnswers,
  type LeadDetail,
  readLead,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, refused } from '../../errors.ts'
import { pageBehind, type Paged, type Paging } from '../../lib/cursor.ts'
import { leadForm } from '../agents/profile.ts'
import type { Given } from '../answering/given.ts'
import { rememberContact } from '../conversations/control/handover.ts'
import { readState } from '../conversations/watching/observe.ts'
import { notifyChange } from '../conversations/watching/notify.ts'
import { listBehind } from './page-store.ts'
import { dialledFromAnywhere } from './phone.ts'
import { findCountry, type Lead, readLeads, saveLead, savePhone } from './store.ts'

/**
 * Stores a visitor's answers to the agent's lead form. Name and address are also stored for the customer.
 * @throws 409 when the agent has no form, 400 with what is wrong, 404
 */
export async function keepLead(
  deps: Deps,
  conversationId: string,
  answers: LeadAnswers,
): Promise<null> {
  const state = await readState(deps, conversationId)
  const form = await leadForm(deps, state.agentId)
  if (!form) throw refused('no_lead_form', 'Nothing is asked here any more.')
  const read = readLead(form, answers)
  if ('problem' in read) throw invalid('lead_incomplete', read.problem)
  if (read.details.length === 0) return null
  const details = await withNumbers(deps, conversationId, read.details)
  const first = (kind: string) => details.find((detail) => detail.kind === kind)?.value ?? null
  const contact = { name: first('name'), email: first('email') }
  // The form is saved first, so that the notification about the lead contains all of it.
  await saveLead(deps.driver, conversationId, details)
  await rememberContact(deps, conversationId, contact)
  notifyChange(deps, { ...state, conversationId })
  return null
}

/** Stores what a visitor said about themselves in the chat; a name that is known already is kept. */
export async function keepGiven(
  deps: Deps,
  where: Parameters<typeof notifyChange>[1],
  { name = null, email = null, phone = null }: Partial<Given>,
): Promise<void> {
  const { conversationId } = where
  if (phone) {
    const country = await findCountry(deps.driver, conversationId)
    const value = dialledFromAnywhere(phone, country)
    await savePhone(deps.driver, conversationId, { kind: 'phone', label: LEAD_LABELS.phone, value })
  }
  await rememberContact(deps, conversationId, { name, email }, true)
  notifyChange(deps, where)
}

/** Phone numbers in international format: those without a country code are in the visitor's country. */
async function withNumbers(
  deps: Deps,
  conversationId: string,
  details: LeadDetail[],
): Promise<LeadDetail[]> {
  if (!details.some(({ kind }) => kind === 'phone')) return details
  const country = await findCountry(deps.driver, conversationId)
  return details.map((detail) =>
    detail.kind === 'phone'
      ? { ...detail, value: dialledFromAnywhere(detail.value, country) }
      : detail,
  )
}

export type { Lead }

/** Everybody who left an address or filled in a form, oldest first. */
export const leadsOf = (deps: Deps, userId: string): AsyncGenerator<Lead[]> =>
  readLeads(deps.driver, userId)

/** Everybody who left an address or filled in a form, newest first. @throws 400 `invalid_cursor` */
export const pageLeads = (deps: Deps, userId: string, paging: Paging): Promise<Paged<ApiLead>> =>
  pageBehind(paging, (place, limit) => listBehind(deps.driver, userId, place, limit))

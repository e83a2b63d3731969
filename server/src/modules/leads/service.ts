import { type ApiLead, type LeadAnswers, type LeadDetail, readLead } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, refused } from '../../errors.ts'
import { pageBehind, type Paged, type Paging } from '../../lib/cursor.ts'
import { leadForm } from '../agents/profile.ts'
import { dialledNumber, rememberContact } from '../conversations/control/contact.ts'
import { readState } from '../conversations/watching/observe.ts'
import { notifyChange } from '../conversations/watching/notify.ts'
import { listBehind } from './page-store.ts'
import { type Lead, readLeads, saveLead } from './store.ts'

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

/** Phone numbers in international format. */
const withNumbers = (
  deps: Deps,
  conversationId: string,
  details: LeadDetail[],
): Promise<LeadDetail[]> =>
  Promise.all(
    details.map(async (detail) => {
      if (detail.kind !== 'phone') return detail
      return { ...detail, value: await dialledNumber(deps, conversationId, detail.value) }
    }),
  )

export type { Lead }

/** Everybody who left an address or filled in a form, oldest first. */
export const leadsOf = (deps: Deps, userId: string): AsyncGenerator<Lead[]> =>
  readLeads(deps.driver, userId)

/** Everybody who left an address or filled in a form, newest first. @throws 400 `invalid_cursor` */
export const pageLeads = (deps: Deps, userId: string, paging: Paging): Promise<Paged<ApiLead>> =>
  pageBehind(paging, (place, limit) => listBehind(deps.driver, userId, place, limit))

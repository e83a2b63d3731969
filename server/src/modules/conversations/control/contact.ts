import { LEAD_LABELS } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import type { Given } from '../../answering/given.ts'
import { notifyChange } from '../watching/notify.ts'
import { findCountry, rememberCustomer, savePhone } from './contact-store.ts'
import { dialledFromAnywhere } from './phone.ts'

export type Contact = { name: string | null; email: string | null }

/**
 * Stores the contact a customer left; details that are absent keep their old value.
 * @param keepsName whether a name that is known already is kept, because the new one was only said in passing
 */
export const rememberContact = (
  deps: Deps,
  conversationId: string,
  contact: Contact,
  keepsName = false,
) => rememberCustomer(deps.driver, conversationId, contact, keepsName)

/** Stores what a visitor said about themselves in the chat; a name that is known already is kept. */
export async function keepGiven(
  deps: Deps,
  where: Parameters<typeof notifyChange>[1],
  { name = null, email = null, phone = null }: Partial<Given>,
): Promise<void> {
  const { conversationId } = where
  if (phone) {
    const value = await dialledNumber(deps, conversationId, phone)
    await savePhone(deps.driver, conversationId, { kind: 'phone', label: LEAD_LABELS.phone, value })
  }
  await rememberContact(deps, conversationId, { name, email }, true)
  notifyChange(deps, where)
}

/** A visitor's phone number in international format: one without a country code is in the visitor's country. */
export const dialledNumber = async (
  deps: Deps,
  conversationId: string,
  written: string,
): Promise<string> => dialledFromAnywhere(written, await findCountry(deps.driver, conversationId))

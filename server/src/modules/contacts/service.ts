import { type Contact, type ContactImport, CONTACTS_MAX, type WriteContact } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import {
  countContacts,
  findContactName,
  listContacts,
  lockContacts,
  removeContact,
  removeContactOf,
  removeContacts,
  saveContacts,
} from './store.ts'

export async function readContacts(
  { db }: Deps,
  userId: string,
  asked: { q: string; page: number; limit: number },
): Promise<{ contacts: Contact[]; meta: { total: number } }> {
  const { contacts, total } = await listContacts(db, userId, asked)
  return { contacts, meta: { total } }
}

/** The name for a number; null when it is not in the account's address book. */
export const contactNamed = ({ db }: Deps, userId: string, phone: string): Promise<string | null> =>
  findContactName(db, userId, phone)

/** Deletes the entry of somebody who asked to be forgotten. */
export const forgetContact = ({ db }: Deps, userId: string, phone: string) =>
  removeContactOf(db, userId, phone)

/** Adds people by their numbers; for a number given twice the first name counts. @throws 409 `contacts_full` */
export async function storeContacts(
  deps: Deps,
  actor: Actor,
  given: readonly WriteContact[],
): Promise<ContactImport> {
  const byPhone = new Map(given.toReversed().map((each) => [each.phone, each]))
  return deps.db.transaction(async (tx) => {
    await lockContacts(tx, actor.userId)
    const changed = await saveContacts(tx, actor.userId, [...byPhone.values()])
    if ((await countContacts(tx, actor.userId)) > CONTACTS_MAX) {
      throw refused('contacts_full', `A workspace keeps ${CONTACTS_MAX} numbers.`)
    }
    const added = changed.filter(({ isNew }) => isNew).length
    const renamed = changed.length - added
    await record(tx, actor, { action: 'contact.import', details: { added, renamed } })
    return { added, renamed, unchanged: byPhone.size - changed.length }
  })
}

/** Deletes an entry. @throws 404 */
export async function deleteContact(deps: Deps, actor: Actor, id: string): Promise<null> {
  return deps.db.transaction(async (tx) => {
    if (!(await removeContact(tx, actor.userId, id))) throw notFound('Contact')
    await record(tx, actor, { action: 'contact.delete', subject: { id } })
    return null
  })
}

export const deleteContacts = (deps: Deps, actor: Actor): Promise<{ removed: number }> =>
  deps.db.transaction(async (tx) => {
    const removed = await removeContacts(tx, actor.userId)
    await record(tx, actor, { action: 'contact.delete_all', details: { removed } })
    return { removed }
  })

import * as z from 'zod/mini'
import { Count, Id, idParams, Nothing, PageNumber } from './common.ts'
import { endpoint } from './endpoint.ts'
import { CONTACT_IMPORT_MAX, CONTACT_NAME_MAX, CONTACT_PAGE } from './limits.ts'
import { Phone } from './phone-numbers.ts'
import { searchQuery } from './search.ts'

export const Contact = z.object({
  id: Id,
  name: z.string(),
  /** Phone number as E.164. A person with two numbers is two entries. */
  phone: z.string(),
})
export type Contact = z.infer<typeof Contact>

export const WriteContact = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give them a name'),
      z.maxLength(CONTACT_NAME_MAX, `Keep the name under ${CONTACT_NAME_MAX} characters`),
    ),
  phone: Phone,
})
export type WriteContact = z.infer<typeof WriteContact>

export const ContactImport = z.object({
  added: z.number(),
  /** Numbers that were in the address book under another name, and have the new one now. */
  renamed: z.number(),
  /** Numbers that were in the address book under the same name. */
  unchanged: z.number(),
})
export type ContactImport = z.infer<typeof ContactImport>

/** The address book of a workspace. */
export const contacts = {
  list: endpoint({
    method: 'GET',
    path: '/contacts',
    summary: 'The address book by name; those with `q` in the name or the number.',
    query: z.object({
      page: PageNumber,
      limit: z._default(Count(1, 100), CONTACT_PAGE),
      ...searchQuery,
    }),
    response: z.object({ contacts: z.array(Contact), meta: z.object({ total: z.number() }) }),
  }),
  exported: endpoint({
    method: 'GET',
    path: '/contacts/export',
    summary: 'The address book as CSV, a line a number.',
    response: z.string(),
  }),
  store: endpoint({
    method: 'POST',
    path: '/contacts/import',
    summary: 'Adds contacts. A number that is there already takes the new name.',
    body: z.object({
      contacts: z.array(WriteContact).check(z.minLength(1), z.maxLength(CONTACT_IMPORT_MAX)),
    }),
    response: ContactImport,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contacts/:id',
    summary: 'Deletes a contact.',
    params: idParams,
    response: Nothing,
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/contacts',
    summary: 'Deletes the whole address book.',
    response: z.object({ removed: z.number() }),
  }),
}

import type { FastifyInstance } from 'fastify'
import { type Contact, contacts } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { inputSchema } from '../../http/contract.ts'
import { type Columns, type CsvFile, csvTime, sendCsv } from '../../http/csv.ts'
import { record } from '../audit/record.ts'
import { sliceOfContacts } from './store.ts'

const SLICE = 500

const COLUMNS: Columns<Contact> = {
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
}

/** Serves the address book as a file that can be imported again. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  app.get(
    contacts.exported.path,
    { schema: inputSchema(contacts.exported) },
    async (request, reply) => {
      const { account, actor } = request
      return sendCsv(deps, request, reply, contactsFile(deps, account.id), () =>
        record(deps.db, actor, { action: 'contact.export' }),
      )
    },
  )
}

/** All contacts, in the order of their ids. */
export const contactsFile = (deps: Deps, userId: string): CsvFile<Contact> => ({
  name: `contacts-${csvTime(deps.now()).slice(0, 10)}.csv`,
  columns: COLUMNS,
  slices: allContacts(deps, userId),
})

async function* allContacts({ db }: Deps, userId: string) {
  let after: string | null = null
  for (;;) {
    const slice: Contact[] = await sliceOfContacts(db, userId, after, SLICE)
    if (slice.length) yield slice
    if (slice.length < SLICE) return
    after = slice.at(-1)!.id
  }
}

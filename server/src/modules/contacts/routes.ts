import type { FastifyInstance } from 'fastify'
import { contacts } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { exportRoute } from './export.ts'
import { deleteContact, deleteContacts, readContacts, storeContacts } from './service.ts'

export async function contactRoutes(app: FastifyInstance, deps: Deps) {
  exportRoute(app, deps)
  handle(app, contacts.list, ({ query: { q = '', page, limit } }, { account }) =>
    readContacts(deps, account.id, { q, page, limit }),
  )
  handle(app, contacts.store, ({ body }, { actor }) => storeContacts(deps, actor, body.contacts))
  handle(app, contacts.remove, async ({ params }, { actor }) =>
    withMessage(await deleteContact(deps, actor, params.id), 'Contact deleted'),
  )
  handle(app, contacts.removeAll, async (_input, { actor }) =>
    withMessage(await deleteContacts(deps, actor), 'All contacts deleted'),
  )
}

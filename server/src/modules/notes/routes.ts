import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notes } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { addNote, type Author, deleteNote, readNotes } from './service.ts'

export async function noteRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, notes.list, ({ params }, { account }) => readNotes(deps, account.id, params.id))
  handle(app, notes.add, ({ params, body }, request) =>
    addNote(deps, authorOf(request), params.id, body),
  )
  handle(app, notes.remove, async ({ params }, request) =>
    withMessage(
      await deleteNote(deps, request.actor, authorOf(request), params.id),
      'Note deleted',
    ),
  )
}

const authorOf = ({ account, user }: FastifyRequest): Author => ({
  userId: account.id,
  personId: user.id,
  name: user.full_name,
  role: account.role,
})

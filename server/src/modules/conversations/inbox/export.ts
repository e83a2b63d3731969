import type { FastifyInstance } from 'fastify'
import { conversations } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { acceptedBy } from '../../../http/accepted.ts'
import { inputSchema } from '../../../http/contract.ts'
import { type Columns, type CsvFile, csvTime, sendCsv } from '../../../http/csv.ts'
import { record } from '../../audit/record.ts'
import { type Asked, askedFor, type Typed } from '../../searching/asked.ts'
import { type ExportedMessage, readMessages } from './export-store.ts'
import { customerName } from '../../../lib/customer-name.ts'

const ROLES = { customer: 'Customer', agent: 'Agent', admin: 'Team' } as const

const COLUMNS: Columns<ExportedMessage> = {
  Conversation: ({ conversation_id }) => conversation_id,
  'Time (UTC)': ({ created_at }) => csvTime(created_at),
  Customer: (message) => customerName(message.customer_name, message.customer_id),
  Email: ({ email }) => email,
  Agent: ({ agent_name }) => agent_name,
  From: ({ role }) => ROLES[role],
  Name: (message) =>
    ({
      customer: customerName(message.customer_name, message.customer_id),
      agent: message.agent_name,
      admin: message.sender_name,
    })[message.role],
  Message: ({ text }) => text,
}

/** Registers the download of conversations as a file with one line for each message. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  const { path } = conversations.exported
  app.get<{ Querystring: Typed }>(
    path,
    { schema: inputSchema(conversations.exported) },
    async (request, reply) => {
      const { query, account, actor } = request
      const asked = await askedFor({ ...query, accepted: acceptedBy(request) }, deps.now())
      const file = messagesFile(deps, account.id, asked)
      const details = { searched: Boolean(query.q) }
      return sendCsv(deps, request, reply, file, () =>
        record(deps.db, actor, { action: 'conversation.export', details }),
      )
    },
  )
}

/** The messages of all conversations, or of those that match a search. */
export const messagesFile = (
  deps: Deps,
  userId: string,
  asked: Asked,
): CsvFile<ExportedMessage> => ({
  name: `conversations-${csvTime(deps.now()).slice(0, 10)}.csv`,
  columns: COLUMNS,
  slices: readMessages(deps.driver, userId, asked, deps.now()),
})

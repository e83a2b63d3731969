import type { FastifyInstance } from 'fastify'
import { type CallLog, callLogs, callOutcome } from 'shared-types'
import { idBatches } from '../../db/id-batches.ts'
import type { Deps } from '../../deps.ts'
import { acceptedBy } from '../../http/accepted.ts'
import { inputSchema } from '../../http/contract.ts'
import { type Columns, type CsvFile, csvTime, sendCsv } from '../../http/csv.ts'
import { record } from '../audit/record.ts'
import { type Asked, askedFor, type Typed } from '../searching/asked.ts'
import { callIdReader } from './found-store.ts'
import { readLogs } from './store.ts'

const COLUMNS: Columns<CallLog> = {
  Call: ({ id }) => id,
  'Time (UTC)': ({ created_at }) => csvTime(new Date(created_at)),
  'Caller name': ({ contact, logEntry }) => contact ?? logEntry?.callerName ?? null,
  'Caller number': ({ channel, from_number }) =>
    channel === 'browser' ? 'Browser test call' : from_number,
  Country: ({ caller_country }) => caller_country,
  State: ({ caller_state }) => caller_state,
  Zipcode: ({ zip_code }) => zip_code,
  Agent: ({ agent }) => agent.name,
  Reason: ({ logEntry }) => logEntry?.callReason ?? null,
  'How they got the number': ({ logEntry }) => logEntry?.referral ?? null,
  Decision: callOutcome,
  Sentiment: ({ analysis }) => analysis?.type ?? null,
  'Duration (s)': ({ duration }) => duration ?? null,
  Transcript: ({ messages }) =>
    messages
      .map(
        (message) => `${message.entity_type === 'user' ? 'Caller' : 'Agent'}: ${message.content}`,
      )
      .join('\n'),
}

/** Registers the download of call logs as a file with one line for each call. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  const { path } = callLogs.exported
  app.get<{ Querystring: Typed }>(
    path,
    { schema: inputSchema(callLogs.exported) },
    async (request, reply) => {
      const { query, account, actor } = request
      const asked = await askedFor({ ...query, accepted: acceptedBy(request) }, deps.now())
      const file = callsFile(deps, account.id, asked)
      const details = { searched: Boolean(query.q) }
      return sendCsv(deps, request, reply, file, () =>
        record(deps.db, actor, { action: 'call.export', details }),
      )
    },
  )
}

/** All calls with their transcripts, or those that match a search. */
export const callsFile = (deps: Deps, userId: string, asked: Asked): CsvFile<CallLog> => ({
  name: `call-logs-${csvTime(deps.now()).slice(0, 10)}.csv`,
  columns: COLUMNS,
  slices: allLogs(deps, userId, asked),
})

/** Every call, or those a search finds, oldest first. */
async function* allLogs(deps: Deps, userId: string, asked: Asked) {
  const batches = idBatches(await callIdReader(deps.driver, userId, asked, deps.now()))
  for await (const ids of batches) {
    const logs = await readLogs(deps.db, userId, ids)
    yield logs.toReversed()
  }
}

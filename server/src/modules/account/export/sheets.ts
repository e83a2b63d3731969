import type { Deps } from '../../../deps.ts'
import { type Cell, type Columns, csvStream, csvTime } from '../../../http/csv.ts'
import type { ZipEntry } from '../../../lib/zip-stream.ts'
import { callsFile } from '../../call-logs/export.ts'
import { contactsFile } from '../../contacts/export.ts'
import { messagesFile } from '../../conversations/inbox/export.ts'
import { leadsFile } from '../../leads/export.ts'
import { activity, replies, team, usage } from './account-store.ts'
import type { Kind } from './kind.ts'
import { questions, taught } from './knowledge-store.ts'
import { readLines } from './store.ts'
import { appointments } from './calls-store.ts'

const MICROS = 1_000_000

/** A line of a kind that was read. */
type Row = Record<string, unknown>

// The cast is safe: the kinds below have text or numbers in these fields.
const field = (name: string) => (row: Row) => row[name] as Cell
const time = (name: string) => (row: Row) => csvTime(new Date(String(row[name])))

const OF_KINDS: { name: string; kind: Kind; columns: Columns<Row> }[] = [
  {
    name: 'appointments',
    kind: appointments,
    columns: {
      'From (UTC)': time('starts_at'),
      'Until (UTC)': time('ends_at'),
      State: field('state'),
      With: field('person'),
      Name: field('name'),
      Email: field('email'),
      Phone: field('phone'),
      'Time zone': field('time_zone'),
      Note: field('note'),
    },
  },
  {
    name: 'taught-answers',
    kind: taught,
    columns: {
      Agent: field('agent'),
      Question: field('question'),
      Answer: field('answer'),
      'Other ways to ask': ({ phrasings }) => (phrasings as string[]).join('\n'),
    },
  },
  {
    name: 'unanswered-questions',
    kind: questions,
    columns: {
      Agent: field('agent'),
      Question: field('question'),
      Times: field('times'),
      'Last asked (UTC)': time('last_asked_at'),
    },
  },
  { name: 'saved-replies', kind: replies, columns: { Title: field('title'), Text: field('text') } },
  {
    name: 'team',
    kind: team,
    columns: {
      Name: field('name'),
      Email: field('email'),
      Role: field('role'),
      'Joined (UTC)': time('joined_at'),
    },
  },
  {
    name: 'usage',
    kind: usage,
    columns: {
      Day: field('day'),
      Agent: field('agent'),
      Kind: field('kind'),
      Times: field('times'),
      'Tokens in': field('tokens_in'),
      'Tokens out': field('tokens_out'),
      Seconds: field('seconds'),
      'Cost ($)': ({ cost_micros: micros }) => Number(micros) / MICROS,
    },
  },
  {
    name: 'activity',
    kind: activity,
    columns: {
      'Time (UTC)': time('at'),
      Action: field('action'),
      By: field('actor'),
      To: field('subject_name'),
      Address: field('address'),
    },
  },
]

/** The files for people who open them in a spreadsheet, with names in place of ids. */
export function* sheetsOf(deps: Deps, userId: string): Generator<ZipEntry> {
  const all = { words: null, span: null }
  yield sheet('conversations', csvStream(userId, messagesFile(deps, userId, all)))
  yield sheet('calls', csvStream(userId, callsFile(deps, userId, all)))
  yield sheet('leads', csvStream(userId, leadsFile(deps, userId)))
  yield sheet('contacts', csvStream(userId, contactsFile(deps, userId)))
  for (const { name, kind, columns } of OF_KINDS) {
    yield sheet(name, csvStream(userId, { name, columns, slices: rowsOf(deps, userId, kind) }))
  }
}

const sheet = (name: string, content: ZipEntry['content']): ZipEntry => ({
  name: `spreadsheets/${name}.csv`,
  content,
})

async function* rowsOf({ driver }: Deps, userId: string, kind: Kind): AsyncGenerator<Row[]> {
  for await (const lines of readLines(driver, userId, kind)) {
    yield lines.map((line) => JSON.parse(line) as Row)
  }
}

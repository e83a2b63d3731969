import type { DatabaseDriver } from '../../../db/client.ts'
import { languageOfConfig } from '../../../ports/reader/language.ts'
import type { Titles } from './site-name.ts'
import type { Corpus } from './types.ts'

/** The items that an agent may answer from: its own and those it links to. */
export const SCOPE = `select id from knowledge_items where agent_id = $1
  union select item_id from knowledge_links where agent_id = $1`

/** Counts every lexeme in an agent's knowledge once; the result is kept until the knowledge changes. */
export async function readCorpus(database: DatabaseDriver, agentId: string): Promise<Corpus> {
  const { rows: configs } = await database.query(
    `select config, count(*)::int as passages, sum(length)::int as words
     from passages where item_id = any(array(${SCOPE})) group by config order by passages desc`,
    [agentId],
  )
  const passages = configs.reduce((sum, row) => sum + Number(row['passages']), 0)
  const words = configs.reduce((sum, row) => sum + Number(row['words']), 0)
  return {
    passages,
    averageLength: passages ? words / passages : 1,
    configs: configs.map((row) => String(row['config'])),
    languages: configs.flatMap((row) => languageOfConfig(String(row['config'])) ?? []),
    frequency: passages ? await readFrequency(database, agentId) : new Map(),
  }
}

async function readFrequency(database: DatabaseDriver, agentId: string) {
  const { rows } = await database.query(
    `select word, ndoc from ts_stat((
       select format('select search from passages where item_id = any(%L::uuid[])', array(${SCOPE}))
     ))`,
    [agentId],
  )
  return new Map(rows.map((row) => [String(row['word']), Number(row['ndoc'])]))
}

/** More pages tell no more of a website's name. */
const MAX_TITLES = 200

/** The titles of the website the agent learned first, of its own or linked; undefined where there is none. */
export async function readTitles(
  database: DatabaseDriver,
  agentId: string,
): Promise<Titles | undefined> {
  const { rows } = await database.query(
    `select item.title as site, array(
       select title from knowledge_pages
       where item_id = item.id and title is not null and status = 'trained'
       order by position limit ${MAX_TITLES}
     ) as pages
     from knowledge_items as item
     where item.id in (${SCOPE}) and item.type = 'WEB_PAGES'
     order by item.created_at, item.id limit 1`,
    [agentId],
  )
  // The cast is needed because rows are not typed: both columns are not null.
  return rows[0] as Titles | undefined
}

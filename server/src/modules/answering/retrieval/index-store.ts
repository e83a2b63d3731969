import type { DatabaseDriver } from '../../../db/client.ts'
import { SCOPE } from './corpus-store.ts'
import type { IndexedPassage } from './knowledge-index.ts'
import { PASSAGE_COLUMNS, PASSAGE_PLACE, toPassage } from './passage-store.ts'
import type { Passage } from './types.ts'

/** @returns undefined when there is no such agent. */
export async function readRevision(
  database: DatabaseDriver,
  agentId: string,
): Promise<number | undefined> {
  const { rows } = await database.query('select knowledge_revision from agents where id = $1', [
    agentId,
  ])
  return rows[0]?.['knowledge_revision'] as number | undefined
}

/** The next `most` passages of an agent after the one with the id `after`. */
export async function readIndexed(
  database: DatabaseDriver,
  agentId: string,
  after: string,
  most: number,
): Promise<IndexedPassage[]> {
  const { rows } = await database.query(
    `select ${PASSAGE_COLUMNS}, passage.length, passage.search::text as search, passage.hidden,
       passage.embedding::text as vector, passage.embedding_model as model
     from passages as passage ${PASSAGE_PLACE}
     where passage.item_id = any(array(${SCOPE})) and passage.id > $2 order by passage.id limit $3`,
    [agentId, after, most],
  )
  return rows.map((row) => ({
    ...toPassage(row),
    length: row['length'] as number,
    search: row['search'] as string,
    hidden: row['hidden'] as boolean,
    vector: row['vector'] === null ? null : (JSON.parse(row['vector'] as string) as number[]),
    model: row['model'] as string | null,
  }))
}

/** The first passages that an agent was taught, at most `most`, without what only searching needs. */
export async function readFirst(
  database: DatabaseDriver,
  agentId: string,
  most: number,
): Promise<Omit<Passage, 'score'>[]> {
  const { rows } = await database.query(
    `select ${PASSAGE_COLUMNS} from passages as passage ${PASSAGE_PLACE}
     where passage.item_id = any(array(${SCOPE})) and not passage.hidden order by passage.id limit $2`,
    [agentId, most],
  )
  return rows.map(toPassage)
}

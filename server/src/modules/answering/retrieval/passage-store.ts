import type { DatabaseDriver } from '../../../db/client.ts'
import { SCOPE } from './corpus-store.ts'
import { B, K1, MEANING, type Wanted } from './knowledge-index.ts'
import type { Passage } from './types.ts'

export type Search = Wanted & { agentId: string }

/**
 * BM25 over the index. With all weights 1, `ts_rank` of a lexeme that occurs n times is (1/1² + … + 1/n²) / (π²/6); 1 minus that is about 1
 * / (n + ½) of π²/6, which gives n without unpacking a vector. `|| ''` unpacks a vector once for all its lexemes. It runs item by item,
 * because the index cannot take a list of items.
 */
const WORDS = `
  select hit.id, sum(term.weight * ${K1 + 1} * seen.times
    / (seen.times + ${K1} * (${1 - B} + ${B}::float8 * hit.length / $5::float8))) as score
  from (${SCOPE}) as known(item_id)
  cross join lateral (
    select id, length, search || ''::tsvector as search from passages
    where item_id = known.item_id and search @@ $2::tsquery and not hidden offset 0
  ) as hit
  cross join unnest($3::tsquery[], $4::float8[]) as term(lexeme, weight)
  cross join lateral (select ts_rank('{1,1,1,1}', hit.search, term.lexeme) as rank offset 0) as found
  cross join lateral (select 1 / (1.6449341 * (1 - least(found.rank, 0.999))) - 0.5 as times) as seen
  where found.rank > 0
  group by hit.id`

const FULL_TEXT = `${WORDS} order by score desc limit $6`

/** Cosine similarity; a vector of zeros has none. */
const NEARNESS = `nullif(1 - (embedding <=> $7::vector), 'NaN')`

const SEMANTIC = `
  select id from passages
  where embedding_model = $8 and item_id = any(array(${SCOPE})) and not hidden and ${NEARNESS} is not null
  order by embedding <=> $7::vector limit $6`

/**
 * Combines scores and not ranks: a rank forgets how far ahead the best is, so an embedding model that considers everything similar would
 * overrule the one passage with the words. A passage found by either search is scored by both.
 */
const FUSED = `
  with by_words as materialized (${WORDS}),
  either as (
    (select id from by_words order by score desc limit $6) union (${SEMANTIC})
  )
  select id, coalesce(by_words.score / nullif((select max(score) from by_words), 0), 0)
    + ${MEANING} * coalesce(case when embedding_model = $8 then ${NEARNESS} end, 0) as score
  from either join passages using (id) left join by_words using (id)
  order by score desc, id limit $6`

/** The columns of a passage, and where it is from. */
export const PASSAGE_COLUMNS = `passage.id, passage.page_id, passage.position, passage.heading, passage.text,
    passage.page_number, passage.config,
    coalesce(nullif(page.title, ''), page.url) as page_title, page.url, item.title as item_title`
export const PASSAGE_PLACE = `join knowledge_items as item on item.id = passage.item_id
  left join knowledge_pages as page on page.id = passage.page_id`

const search = (ranking: string) => `
  select found.score, ${PASSAGE_COLUMNS}
  from (${ranking}) as found join passages as passage on passage.id = found.id ${PASSAGE_PLACE}
  order by found.score desc, passage.id`

const BY_WORDS = search(FULL_TEXT)
const BY_BOTH = search(FUSED)

/** The best passages of an agent for a question, in one statement. */
export async function searchPassages(database: DatabaseDriver, by: Search): Promise<Passage[]> {
  const candidates = by.candidates.map(quoted).join(' | ')
  const lexemes = [...by.weights.keys()].map(quoted)
  const weights = [...by.weights.values()]
  const values = [by.agentId, candidates, lexemes, weights, by.averageLength, by.limit]
  const { rows } = by.vector
    ? await database.query(BY_BOTH, [...values, JSON.stringify(by.vector.values), by.vector.model])
    : await database.query(BY_WORDS, values)
  return rows.map((row) => ({ ...toPassage(row), score: Number(row['score']) }))
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`

/** A PDF is titled with the name its owner gave it, a web page with its own title. */
export const toPassage = (row: Record<string, unknown>): Omit<Passage, 'score'> => ({
  id: row['id'] as string,
  pageId: row['page_id'] as string,
  position: row['position'] as number,
  heading: row['heading'] as string,
  text: row['text'] as string,
  pageNumber: row['page_number'] as number | null,
  config: row['config'] as string,
  title: ((row['url'] ? row['page_title'] : row['item_title']) ?? row['item_title']) as string,
  url: row['url'] as string | null,
})

import { type SQL, sql } from 'drizzle-orm'
import { spaced } from '../lib/unspaced.ts'

type Part = SQL | string | boolean | null

/**
 * The search vector of a passage: title and headings weigh more than text (A against D). A hidden passage has an empty one.
 * @param passage values, or columns in SQL, whose words are `spaced` already
 */
export const searchVector = (passage: {
  config: Part
  title: Part
  heading: Part
  text: Part
  hidden: Part
}): SQL => {
  const { config, hidden } = passage
  const [title, heading, text] = [passage.title, passage.heading, passage.text].map(wordsApart)
  return sql`case when ${hidden}::boolean then ''::tsvector else
    setweight(to_tsvector(${config}::regconfig, coalesce(${title}::text, '') || ' ' || ${heading}::text), 'A') ||
    setweight(to_tsvector(${config}::regconfig, ${text}::text), 'D') end`
}

const wordsApart = (part: Part): Part => (typeof part === 'string' ? spaced(part) : part)

/** Number of lexemes counting every occurrence, which is the length in BM25. */
export const lengthOf = (search: SQL): SQL<number> =>
  sql`(select coalesce(sum(cardinality(positions)), 0)::int from unnest(${search}))`

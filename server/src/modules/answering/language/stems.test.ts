import { beforeAll, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import entries from './concepts.json' with { type: 'json' }
import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import { wordsOf } from '../../../lib/words.ts'

/** Share of words for which PostgreSQL 18 has newer rules than 17. */
const OTHERS = 0.015

let deps: Deps
beforeAll(async () => {
  deps = await buildTestDeps()
})

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'] as const

/** The words of the lexicon, which are those that customers use. */
const wordsIn = (language: (typeof LANGUAGES)[number]): string[] => {
  const all = entries.flatMap((entry) => entry[language] ?? []).flatMap(wordsOf)
  return [...new Set(all.map(({ text }) => text))]
}

it.each(LANGUAGES)('stems of %s are those that the database stores', async (language) => {
  const config = CONFIG_OF_LANGUAGE[language]!
  const words = wordsIn(language)
  expect(words.length).toBeGreaterThan(1_000)
  const { rows } = await deps.driver.query(
    `select word, (ts_lexize('${config}_stem', word))[1] as stored from unnest($1::text[]) word`,
    [words],
  )
  // The database stores no stem of a stop word.
  const stored = rows.filter((row) => row['stored'] !== null)
  const other = stored.filter((row) => row['stored'] !== stem(row['word'] as string, config))
  expect(other.length / stored.length).toBeLessThan(OTHERS)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { says } from '../sites/matches.ts'
import { readEncyclopaedia } from './read-encyclopaedia.ts'

const ARTICLE = {
  topic: 'places',
  title: 'The Heron Canal',
  paragraph: 'The Heron Canal was dug in 1790.',
  questions: [{ question: 'When was the canal dug?', answers: ['1790'] }],
  lookalikes: ['When was the canal filled in?'],
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-public-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(...lines: string[]): string {
  const file = join(folder, 'questions.jsonl')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

test('articles are distinguished from questions that have nothing to do with them', () => {
  const file = fileOf(JSON.stringify(ARTICLE), JSON.stringify({ offtopic: 'Can I pay by card?' }))
  expect(readEncyclopaedia(file)).toEqual({ articles: [ARTICLE], offTopic: ['Can I pay by card?'] })
})

test.each([['{"offtopic":'], ['{"title":"The Heron Canal"}'], ['']])(
  'an invalid line is named in the error: %s',
  (line) => {
    const file = fileOf(JSON.stringify(ARTICLE), line, JSON.stringify({ offtopic: 'Why?' }))
    expect(() => readEncyclopaedia(file)).toThrow(/questions\.jsonl:2 /)
  },
)

test.each(['tuned', 'apart'])(
  'every question of ours is answered by its paragraph: %s',
  (split) => {
    const file = fileURLToPath(new URL(`../../eval/public/${split}.jsonl`, import.meta.url))
    const { articles, offTopic } = readEncyclopaedia(file)
    const unanswered = articles.flatMap(({ paragraph, questions }) =>
      questions.filter(({ answers }) => !answers.some((wanted) => says(paragraph, wanted))),
    )
    expect(unanswered).toEqual([])
    expect(offTopic.length).toBeGreaterThan(0)
  },
)

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTraining, type TrainingWorker } from '../../src/jobs/train-knowledge.ts'
import { buildTestApp } from '../../src/test/test-app.ts'
import { askAll } from './ask.ts'
import { learnSite } from './learn-site.ts'
import { readSites } from './read-sites.ts'

const PAGE = `<!doctype html><html lang="en"><head><title>Lantern Cycles</title></head><body><main>
  <h1>Lantern Cycles</h1><p>We repair bicycles of every kind in our workshop by the river, and a new chain costs 35 dollars with the work.</p>
  <p>Electric motors are sent to the maker, which takes three weeks as a rule.</p></main></body></html>`
const DESCRIPTION = {
  name: 'Lantern Cycles',
  language: 'en',
  country: 'US',
  start: 'index.html',
  questions: [
    { question: 'How much is a new chain?', language: 'en', kind: 'price', must: [['35']] },
    { question: 'Do you sell tents?', language: 'en', kind: 'yes_no', unknown: true },
  ],
  followUps: [
    {
      before: 'Where are electric motors repaired?',
      question: 'and how long does it take?',
      language: 'en',
      kind: 'duration',
      must: [['three weeks']],
    },
  ],
}

let folder: string
let room: Awaited<ReturnType<typeof buildTestApp>>
let worker: TrainingWorker
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-sites-'))
  mkdirSync(join(folder, 'lantern/pages'), { recursive: true })
  writeFileSync(join(folder, 'lantern/pages/index.html'), PAGE)
  writeFileSync(join(folder, 'lantern/site.json'), JSON.stringify(DESCRIPTION))
  room = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1' })
  worker = startTraining(room.deps, { pollMs: 30, backoffMs: [20] })
})
afterAll(async () => {
  await worker.stop()
  await Promise.all([room.app.close(), room.deps.crawler.close(), room.deps.reader.close()])
  rmSync(folder, { recursive: true, force: true })
})

test('an agent reads a folder of pages as a website, and its answers are judged', async () => {
  const [site] = readSites(folder)
  const { agent, unread } = await learnSite(room.deps, site!)
  expect(unread).toEqual([])
  const asked = await askAll(room.deps, agent, site!)
  expect(asked.map(({ verdict }) => verdict)).toEqual(['right', 'rightly_unknown'])
  const followedUp = await askAll(room.deps, agent, { ...site!, questions: site!.followUps })
  expect(followedUp.map(({ verdict }) => verdict)).toEqual(['right'])
})

test('a folder that does not describe a site is named', () => {
  writeFileSync(join(folder, 'lantern/site.json'), JSON.stringify({ ...DESCRIPTION, questions: 3 }))
  expect(() => readSites(folder)).toThrow(/lantern.site\.json: questions/)
})

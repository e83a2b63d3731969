import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { lookUp } from '../src/modules/answering/context.ts'
import { bikeShop } from '../src/modules/answering/eval/bike-shop.ts'
import { cafe } from '../src/modules/answering/eval/cafe.ts'
import { dentist } from '../src/modules/answering/eval/dentist.ts'
import { saas } from '../src/modules/answering/eval/saas.ts'
import { answer } from '../src/modules/answering/service.ts'
import { aUser, anAgent } from '../src/test/factories.ts'
import { aKnowledgeItem } from '../src/test/knowledge-factory.ts'

/** Prints how long it takes to look up a question, and to answer it by quoting, in a knowledge of 200 pages on PGlite. */
const PAGES = 200
const PASSAGES_A_PAGE = 5
const SENTENCES_A_PASSAGE = 8

const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const deps = await buildDeps(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', NODE_ENV: 'test' }))
const { user } = await aUser(deps)
const agent = await anAgent(deps.db, user.id)
const sets = [dentist, bikeShop, saas, cafe]
const sentences = sets.flatMap(({ pages }) =>
  pages.flatMap(({ sections }) => sections.flatMap(({ text }) => text.split(/(?<=[.])\s|\n/))),
)
await deps.db.transaction(async (tx) => {
  const pages = Array.from({ length: PAGES }, (_, page) => ({
    title: `Page ${page}`,
    url: `https://bench.example/${page}`,
    passages: Array.from({ length: PASSAGES_A_PAGE }, (_, passage) => ({
      heading: `Topic ${page}`,
      text: passageText(page * PASSAGES_A_PAGE + passage),
    })),
  }))
  await aKnowledgeItem(tx, agent, pages)
})

const questions = sets.flatMap(({ answerable }) => answerable.map(({ question }) => question))
const signal = new AbortController().signal
const asked = (text: string) => ({ agent, history: [], text, conversationId: agent.id })
await measure('look up', (text) => lookUp(deps, asked(text), text, signal))
await measure('answer by quoting', async (text) => {
  for await (const part of answer(deps, asked(text), signal)) void part
})
await deps.driver.close()
rmSync(folder, { recursive: true, force: true })
process.exit()

/** A different mix of sentences for every passage, with a few words of its own, like real pages. */
function passageText(seed: number): string {
  const mixed = Array.from(
    { length: SENTENCES_A_PASSAGE },
    (_, at) => sentences[(seed * 31 + at * 17 + seed * at) % sentences.length]!,
  )
  return `${mixed.join(' ')} Reference unit${seed} batch${seed % 97}.`
}

async function measure(name: string, work: (text: string) => Promise<unknown>) {
  for (const question of questions) await work(question)
  const times: number[] = []
  for (const question of questions) {
    const started = performance.now()
    await work(question)
    times.push(performance.now() - started)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(2)
  console.log(`${name.padEnd(18)} median ${at(0.5)} ms  p95 ${at(0.95)} ms`)
}

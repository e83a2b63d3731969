import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type {
  AgentVersions,
  KnowledgeChange,
  KnowledgeDifference,
  KnowledgeItem,
  KnowledgePage,
  KnowledgePassage,
  TestResult,
  TestRun,
} from 'shared-types'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { anAgent, type Api, apiOf, teachWebsite, untilTrained } from '../arrange.ts'
import { listen } from '../servers/http.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { randomOf } from './random.ts'

const ROUNDS = 4
const TESTS = 12
const PAGES = 6
/** Milliseconds until a page is served: long enough that the server dies while reading. */
const PAGE_MS = 100
/** Milliseconds until the draft is published, and from then to the end of the server. */
const BEFORE_MS = 1_200
const MEANWHILE_MS = 40

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

test(`a server that is killed ${ROUNDS} times while it tests, rereads and publishes completes each of them once`, async ({
  page,
}) => {
  console.log(`KILL_SEED=${seed}`)
  const random = randomOf(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'nexus-proved-'))
  const port = await freePort()
  const site = await aSlowSite()
  let nexus = await startNexus({ dataDir, port })
  const end = async () => {
    nexus.process.kill('SIGKILL')
    await once(nexus.process, 'exit')
  }
  try {
    await signInUnseen(page, nexus.origin, { name: 'Marisol', email: 'marisol@harbour.example' })
    const api = apiOf(page, nexus.origin)
    const agent = await anAgent(api)
    const item = await teachWebsite(api, agent.id, site.origin)
    await untilTrained(api, agent.id, 1)
    for (let n = 0; n < TESTS; n++) {
      const expects = { not_known: true }
      const lines = [`Do you sell boats of ${n} metres?`]
      await api.post(`/agent-tests/${agent.id}`, { kind: 'question', lines, expects })
    }
    const runs = new Set<string>()
    await end()
    for (let round = 1; round <= ROUNDS; round++) {
      site.news = `News of round ${round}.`
      await makeDue(dataDir)
      nexus = await startNexus({ dataDir, port })
      await api.patch(`/agent-versions/${agent.id}/draft`, { instructions: `Round ${round}.` })
      runs.add((await api.post<TestRun>(`/agent-tests/${agent.id}/runs`, {})).id)
      await sleep(random() * BEFORE_MS)
      const publish = { note: `Round ${round}`, untested: true, despite_regressions: true }
      const publishing = api
        .post(`/agent-versions/${agent.id}/publish`, publish)
        .catch(() => undefined)
      await sleep(random() * MEANWHILE_MS)
      await end()
      await publishing
    }
    nexus = await startNexus({ dataDir, port })
    await everyRoundIsPublishedOnceOrNot(api, agent.id)
    for (const run of runs) await runIsWhole(api, agent.id, run)
    await readingIsWhole(api, agent.id, item.id)
  } finally {
    if (test.info().status !== 'passed') console.log(nexus.log().slice(-4_000))
    await nexus.stop()
    await site.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** A website that answers slowly and whose every page contains the news. */
async function aSlowSite() {
  const said = { news: 'Nothing new.' }
  const links = Array.from({ length: PAGES }, (_, n) => `<a href="/${n}">${n}</a>`).join(' ')
  const { origin, close } = await listen((request, response) => {
    if (!/^\/\d*$/.test(request.url!)) return void response.writeHead(404).end()
    setTimeout(() => {
      response.setHeader('content-type', 'text/html')
      response.end(
        `<title>${request.url}</title><nav>${links}</nav><main><p>${said.news}</p></main>`,
      )
    }, PAGE_MS)
  })
  return Object.assign(said, { origin, close })
}

/** Makes the website due for another reading, as it would be after a day or a week. */
async function makeDue(dataDir: string) {
  const database = await openEmbedded(join(dataDir, 'database'))
  await database.query('update knowledge_items set next_read_at = now()')
  await database.close()
}

/** Checks that what was published is live as one version, and that what was not is still the draft, with nothing of it live. */
async function everyRoundIsPublishedOnceOrNot(api: Api, agentId: string) {
  const { live, draft, versions } = await api.get<AgentVersions>(`/agent-versions/${agentId}`)
  const published = versions.filter(({ note }) => note)
  for (const { note, settings } of published) expect(settings.instructions).toBe(`${note}.`)
  expect(new Set(published.map(({ note }) => note)).size).toBe(published.length)
  expect(live.instructions).toBe(versions[0]?.settings.instructions ?? '')
  const isLastPublished = published.some(({ note }) => note === `Round ${ROUNDS}`)
  expect(draft === null).toBe(isLastPublished)
}

async function runIsWhole(api: Api, agentId: string, id: string) {
  const read = () =>
    api.get<{ run: TestRun; results: TestResult[] }>(`/agent-tests/${agentId}/runs/${id}`)
  await expect.poll(async () => (await read()).run.finished_at, { timeout: 120_000 }).not.toBeNull()
  const { run, results } = await read()
  expect(run).toMatchObject({ done: run.total, stopped: false })
  expect(results.map(({ position }) => position)).toEqual(results.map((_, at) => at))
  expect(results.filter(({ verdict }) => verdict === null || verdict === 'error')).toEqual([])
}

/** Checks that each change of a page begins where the previous one ended, and that the agent knows the newest text. */
async function readingIsWhole(api: Api, agentId: string, itemId: string) {
  const found = async () => (await api.get<KnowledgeItem[]>(`/knowledge-base/${agentId}`))[0]
  await expect.poll(async () => (await found())?.status, { timeout: 120_000 }).toBe('trained')
  expect(await found()).toMatchObject({ progress: { done: PAGES + 1, failed: 0 } })
  const path = `/knowledge-base/changes/${agentId}/${itemId}`
  const changes = await api.get<KnowledgeChange[]>(path)
  const pages = new Set(changes.map(({ url }) => url))
  expect(pages.size).toBe(PAGES + 1)
  for (const page of pages) {
    const ofPage = changes.toReversed().filter(({ url }) => url === page)
    let said = 'Nothing new.'
    for (const { id } of ofPage) {
      const { before, after } = await api.get<KnowledgeDifference>(`${path}/${id}`)
      expect(before).toBe(said)
      expect(after).not.toBe(before)
      said = after
    }
    expect(said).toMatch(/^News of round \d\.$/)
    expect(await textOf(api, `${agentId}/${itemId}`, page)).toBe(said)
  }
}

async function textOf(api: Api, item: string, address: string | null): Promise<string> {
  const pages = await api.get<KnowledgePage[]>(`/knowledge-base/pages/${item}`)
  const { id } = pages.find(({ url }) => url === address)!
  const path = `/knowledge-base/pages/${item}/${id}/passages?from=0`
  const { rows } = await api.get<{ rows: KnowledgePassage[] }>(path)
  return rows.map(({ text }) => text).join('\n\n')
}

/**
 * Measures the built server while starting, at rest, and while it trains and answers. `node bench/server.ts`, usually through `npm run
 * bench`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { CrawlResult, KnowledgeItem } from 'shared-types'
import { teachPdf, untilTrained } from '../e2e/arrange.ts'
import { browser as options } from '../e2e/browser.ts'
import { startNexus } from '../e2e/servers/nexus.ts'
import { brochure, serveSite } from './corpus.ts'
import { firstToken, firstTokensUntil } from './first-token.ts'
import { openNexus } from './nexus.ts'
import { mb, median, ms, percentile, print, ratio } from './table.ts'

const SITE_PAGES = 200
const PDF_PAGES = 300
const PDF_BYTES = 4_450_000
const STARTS = 5
const QUESTIONS = 40
const QUESTION = 'How long are workshop repairs guaranteed?'

const dataDir = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const browser = await chromium.launch(options.launchOptions)
const site = await serveSite(SITE_PAGES)
const nexus = await openNexus(browser, { dataDir })
try {
  const agent = await nexus.chatbot()
  await teachPdf(nexus.api, agent.id)
  await untilTrained(nexus.api, agent.id, 1)
  const askOnce = () => firstToken(nexus.origin, agent.id, QUESTION)
  const idle = await firstTokensUntil(() => true, QUESTIONS, askOnce)

  const crawl = await whileAsking(askOnce, async () => {
    const { refId } = await nexus.api.post<CrawlResult>('/knowledge-base/crawl-page', {
      url: site.origin,
      agent_id: agent.id,
    })
    await nexus.api.upload('/knowledge-base', {
      type: 'WEB_PAGES',
      url: site.origin,
      agent_id: agent.id,
      refId,
      trashLinks: '',
    })
    await untilLearned()
  })
  const file = await brochure(PDF_PAGES, PDF_BYTES)
  const pdf = await whileAsking(askOnce, async () => {
    await nexus.api.upload('/knowledge-base', {
      type: 'PDF',
      title: 'Brochure',
      agent_id: agent.id,
      file: { name: 'brochure.pdf', mimeType: 'application/pdf', buffer: file },
    })
    await untilLearned()
  })
  const memory = residentBytes(nexus.process.pid!)
  await nexus.stop()
  const starts = await coldStarts()

  const p95 = percentile(idle, 0.95)
  const busy = (during: number[]) => ({
    ours: ms(percentile(during, 0.95)),
    beside: `${ms(p95)} idle`,
    ratio: ratio(percentile(during, 0.95), p95),
    target: '2×',
    isMet: percentile(during, 0.95) <= 2 * p95,
  })
  const alone = { beside: '', ratio: '' }
  print('The built server on the embedded database', [
    {
      what: 'first token, median, idle',
      ours: ms(median(idle)),
      ...alone,
      target: '',
      isMet: null,
    },
    {
      what: `${SITE_PAGES} pages found, read and indexed`,
      ours: ms(crawl.took),
      ...alone,
      target: '20 s',
      isMet: crawl.took < 20_000,
    },
    { what: '  first token p95 meanwhile', ...busy(crawl.times) },
    {
      what: `a PDF of ${mb(file.length)} read and indexed`,
      ours: ms(pdf.took),
      ...alone,
      target: '10 s',
      isMet: pdf.took < 10_000,
    },
    { what: '  first token p95 meanwhile', ...busy(pdf.times) },
    {
      what: 'cold start on an existing data folder',
      ours: ms(median(starts.times)),
      ...alone,
      target: '3 s',
      isMet: median(starts.times) < 3_000,
    },
    {
      what: 'resident memory after a start',
      ours: mb(starts.memory),
      ...alone,
      target: '',
      isMet: null,
    },
    {
      what: 'resident memory after all of this',
      ours: mb(memory),
      ...alone,
      target: '',
      isMet: null,
    },
  ])

  async function untilLearned() {
    for (;;) {
      const items = await nexus.api.get<KnowledgeItem[]>(`/knowledge-base/${agent.id}`)
      const failed = items.find((item) => item.status === 'untrained')
      if (failed) throw new Error(failed.reason ?? 'An item could not be learned.')
      if (items.every((item) => item.status === 'trained')) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
} finally {
  await nexus.stop()
  await Promise.all([site.close(), browser.close()])
  rmSync(dataDir, { recursive: true, force: true })
}

async function whileAsking(askOnce: () => Promise<number>, work: () => Promise<void>) {
  const begun = performance.now()
  let took = 0
  const working = work().finally(() => (took = performance.now() - begun))
  const times = await firstTokensUntil(() => took > 0, 1, askOnce)
  await working
  return { took, times }
}

async function coldStarts() {
  const times: number[] = []
  let memory = 0
  for (let run = 0; run < STARTS; run++) {
    const begun = performance.now()
    const server = await startNexus({ dataDir })
    times.push(performance.now() - begun)
    memory = residentBytes(server.process.pid!)
    await server.stop()
  }
  return { times, memory }
}

/** Resident memory of a process in bytes; Linux only, 0 elsewhere. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

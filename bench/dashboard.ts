/**
 * Measures the dashboard of a very full account, with the processor slowed down four times. `node bench/dashboard.ts`, usually through `npm
 * run bench`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { ConversationList } from 'shared-types'
import { browser as options } from '../e2e/browser.ts'
import { startNexus } from '../e2e/servers/nexus.ts'
import { signInUnseen } from '../e2e/sign-in.ts'
import { apiOf } from '../e2e/arrange.ts'
import { framesWhileTyping, shownAfter } from './frames.ts'
import { openNexus } from './nexus.ts'
import { type Scrolling, scrolled, scrollLines } from './scrolling.ts'
import { type Line, median, ms, percentile, print } from './table.ts'

const CONVERSATIONS = 10_000
const LONG = 5_000
const CALLS = 10_000
const SLOWER = 4
const USABLE_MS = 500
const OPENED_MS = 800
const SEARCH_MS = 50
const VISITS = 5
/** Between two searches, as a person needs it: an account that asks without a pause waits for its share of the embedded database. */
const PAUSE_MS = 1_000
const OWNER = { name: 'Bench Owner', email: 'owner@bench.example' }
const SEED = fileURLToPath(new URL('../server/bench/seed/seed.ts', import.meta.url))

const dataDir = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const browser = await chromium.launch(options.launchOptions)
try {
  const first = await openNexus(browser, { dataDir })
  await first.chatbot()
  await first.stop()
  execFileSync(process.execPath, [
    SEED,
    dataDir,
    OWNER.email,
    ...[CONVERSATIONS, LONG, CALLS].map(String),
  ])
  const nexus = await startNexus({ dataDir })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInUnseen(page, nexus.origin, OWNER)
  const api = apiOf(page, nexus.origin)
  const list = await api.get<ConversationList>('/conversations/admin?limit=1')
  const long = `${nexus.origin}/inbox/${list.conversations[0]!.id}`

  const searches = await searchTimes((q) => api.get(`/conversations/admin?q=${q}`))
  const callSearches = await searchTimes((q) => api.get(`/call-logs?q=${q}`))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const usable = {
    dashboard: await usableAfter('/dashboard', 'section, article'),
    inbox: await usableAfter('/inbox', '[data-row]'),
    'call logs': await usableAfter('/call-logs', '[data-row]'),
    agents: await usableAfter('/agents', '[data-row]'),
  }
  const opened = await usableAfter(new URL(long).pathname, '[aria-label="Messages"] time')

  const lists: Record<string, Scrolling> = {
    [`${CONVERSATIONS} conversations`]: {
      url: `${nexus.origin}/inbox`,
      box: 'div:has(> ul [data-row])',
      row: '[data-row]',
    },
    [`${LONG} messages`]: {
      url: long,
      box: '[aria-label="Messages"]',
      row: '[aria-label="Messages"] time',
      upwards: true,
    },
  }
  const scrolling: Line[] = []
  for (const [where, rate, runs] of [
    ['this processor', 1, 3],
    [`${SLOWER}x slower`, SLOWER, 1],
  ] as const) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    for (const [name, list] of Object.entries(lists)) {
      const found = await scrolled(page, list, runs)
      scrolling.push(...scrollLines(`${name}, ${where}`, found, rate === 1))
    }
  }
  await page.getByRole('textbox', { name: 'Message' }).click()
  const keys = await framesWhileTyping(
    page,
    'the quick brown fox jumps over the lazy dog '.repeat(3),
    90,
  )

  print(`The dashboard, the processor ${SLOWER}x slower`, [
    ...Object.entries(usable).map(([name, took]) =>
      line(`${name} shows its data`, took, USABLE_MS),
    ),
    line(`a conversation of ${LONG} messages is open`, opened, OPENED_MS),
    line('a key to its letter while it polls, p95', percentile(keys, 0.95), 100),
    line('  the slowest', Math.max(...keys), 100),
  ])
  print('Scrolling, beside an empty page', scrolling)
  print(`Search in ${CONVERSATIONS} conversations and ${CALLS} calls, the whole answer`, [
    ...searches.map(([q, took]) => line(`conversations: ${q}`, took, SEARCH_MS)),
    ...callSearches.map(([q, took]) => line(`calls: ${q}`, took, SEARCH_MS)),
  ])
  await nexus.stop()

  /** Milliseconds until a page can be used, with a warm server and browser; the median of some visits. */
  async function usableAfter(path: string, selector: string): Promise<number> {
    const times: number[] = []
    for (let visit = 0; visit <= VISITS; visit++)
      times.push(await shownAfter(page, `${nexus.origin}${path}`, selector))
    return median(times.slice(1))
  }
} finally {
  await browser.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function searchTimes(ask: (q: string) => Promise<unknown>): Promise<[string, number][]> {
  const found: [string, number][] = []
  for (const q of ['lindqvist', 'warranty appointment', 'nobodysaid']) {
    const times: number[] = []
    for (let run = 0; run < 7; run++) {
      await sleep(PAUSE_MS)
      const begun = performance.now()
      await ask(encodeURIComponent(q))
      times.push(performance.now() - begun)
    }
    found.push([q, median(times)])
  }
  return found
}

function line(what: string, value: number, target: number): Line {
  return {
    what,
    ours: ms(value),
    beside: '',
    ratio: '',
    target: ms(target),
    isMet: value <= target,
  }
}

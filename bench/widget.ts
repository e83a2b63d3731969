/**
 * Compares the widget with another one, and with the least that a widget with its looks can cost, on the same page in the same browser:
 * `node bench/widget.ts`, usually through `npm run bench`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browser as options } from '../e2e/browser.ts'
import { barePage, type Candidate, deepChat, floor, ours, pasted, servePage } from './candidates.ts'
import { type Seen, watchPage } from './in-page.ts'
import { openNexus } from './nexus.ts'
import { kb, type Line, mb, median, ms, print, ratio } from './table.ts'

const RUNS = 9
/** How much the processor is slowed down: about the speed of a cheap phone. */
const SLOW_DOWN = 6
const LOOK_EVERY_MS = 20

type Measured = {
  atLoad: number
  requests: number
  opened: number
  heap: number
  fast: Seen[]
  slow: Seen[]
}

async function measure(browser: Browser, candidate: Candidate): Promise<Measured> {
  const page = await servePage(candidate.snippet)
  const empty = await servePage('')
  try {
    const weight = await weigh(browser, candidate, page.origin)
    const heap = (await heapOf(browser, page.origin)) - (await heapOf(browser, empty.origin))
    const fast: Seen[] = []
    const slow: Seen[] = []
    for (let run = 0; run < RUNS; run++) {
      fast.push(await visit(browser, candidate, page.origin, 1))
      slow.push(await visit(browser, candidate, page.origin, SLOW_DOWN))
    }
    return { ...weight, heap, fast, slow }
  } finally {
    await Promise.all([page.close(), empty.close()])
  }
}

/** One visit with cold caches: loads the page, then opens the chat if it is not open already. */
async function visit(
  browser: Browser,
  candidate: Candidate,
  origin: string,
  slowDown: number,
): Promise<Seen> {
  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await watchPage(page, candidate)
  await page.goto(origin)
  let seen = await seenWhen(devtools, ({ visibleAt }) => visibleAt > 0)
  if (candidate.open) {
    await page.mouse.click(seen.place.x, seen.place.y)
    await seenWhen(devtools, ({ readyAfterClick }) => readyAfterClick > 0)
  }
  await page.waitForLoadState('networkidle')
  seen = await seenWhen(devtools, () => true)
  await page.close()
  return seen
}

/** Asks through the DevTools protocol, because injecting Playwright's own script is a long task in a slowed-down page. */
async function seenWhen(devtools: CDPSession, isSeen: (seen: Seen) => boolean): Promise<Seen> {
  const ask = { expression: 'window.seen', returnByValue: true }
  for (;;) {
    const { result } = await devtools.send('Runtime.evaluate', ask)
    const seen = result.value as Seen | undefined
    if (seen && isSeen(seen)) return seen
    await sleep(LOOK_EVERY_MS)
  }
}

/** Bytes of JS and CSS after gzip: until the page is idle, and with the panel open. */
async function weigh(browser: Browser, candidate: Candidate, origin: string) {
  const page = await browser.newPage()
  let bytes = 0
  let requests = 0
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/javascript|css/.test(response.headers()['content-type'] ?? '')) return
    requests++
    bodies.push(response.body().then((body) => void (bytes += gzipSync(body, { level: 9 }).length)))
  })
  await page.goto(origin)
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  const load = { atLoad: bytes, requests }
  if (candidate.open) {
    await page.locator(candidate.open).click()
    await page.locator(candidate.field).waitFor()
    await page.waitForLoadState('networkidle')
    await Promise.all(bodies)
  }
  await page.close()
  return { ...load, opened: bytes }
}

async function heapOf(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage()
  await page.goto(origin)
  await page.waitForLoadState('networkidle')
  const used = await collected(page)
  await page.close()
  return used
}

async function collected(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

type Rounds = Record<'fast' | 'slow', Seen[]>

/** Visits the candidates alternately, so that both meet the same load: only such times may be compared. */
async function inTurns(browser: Browser, candidates: readonly [Candidate, Candidate]) {
  const pages = await Promise.all(candidates.map(({ snippet }) => servePage(snippet)))
  const rounds: [Rounds, Rounds] = [
    { fast: [], slow: [] },
    { fast: [], slow: [] },
  ]
  for (let run = 0; run < RUNS; run++) {
    for (const [at, candidate] of candidates.entries()) {
      rounds[at]!.fast.push(await visit(browser, candidate, pages[at]!.origin, 1))
      rounds[at]!.slow.push(await visit(browser, candidate, pages[at]!.origin, SLOW_DOWN))
    }
  }
  await Promise.all(pages.map((page) => page.close()))
  return rounds
}

type Time = Exclude<keyof Seen, 'place'>

const middle = (runs: Seen[], key: Time) => median(runs.map((run) => run[key]))

/** Compares this build with the first release, to prove that new features have not made it slower. */
async function besideFirst(browser: Browser, scriptUrl: string, agentId: string) {
  const [now, first] = await inTurns(browser, [
    ours(scriptUrl, agentId),
    pasted(scriptUrl, agentId),
  ] as const)
  const lines: [string, keyof Rounds, Time][] = [
    ['launcher visible', 'fast', 'visibleAt'],
    ['panel ready after the click', 'fast', 'readyAfterClick'],
    [`launcher visible, CPU ${SLOW_DOWN}× slower`, 'slow', 'visibleAt'],
    [`panel ready, CPU ${SLOW_DOWN}× slower`, 'slow', 'readyAfterClick'],
  ]
  print(
    `Widget beside its version 1.0.6 (in turns, ${RUNS})`,
    lines.map(([what, runs, key]): Line => {
      const [mine, theirs] = [middle(now[runs], key), middle(first[runs], key)]
      return {
        what,
        ours: ms(mine),
        beside: ms(theirs),
        ratio: ratio(mine, theirs),
        target: `${AS_FAST}×`,
        isMet: mine <= theirs * AS_FAST,
      }
    }),
  )
}

/** Tolerance: two runs of the same candidate differ by this much. */
const AS_FAST = 1.1

const browser = await chromium.launch(options.launchOptions)
const nexus = await openNexus(browser)
try {
  const agent = await nexus.chatbot()
  await besideFirst(browser, await nexus.scriptUrl(), agent.id)
  const us = await measure(browser, ours(await nexus.scriptUrl(), agent.id))
  const peer = await measure(browser, deepChat())
  const bare = await measure(browser, barePage())
  const [beside, least] = await inTurns(browser, [
    ours(await nexus.scriptUrl(), agent.id),
    floor(),
  ] as const)
  const line = (
    what: string,
    mine: number,
    theirs: number,
    show: (value: number) => string,
    target: string,
    isMet: boolean,
  ): Line => ({
    what,
    ours: show(mine),
    beside: show(theirs),
    ratio: ratio(mine, theirs),
    target,
    isMet,
  })
  const visible = { us: middle(us.fast, 'visibleAt'), peer: middle(peer.fast, 'visibleAt') }
  const ready = middle(us.fast, 'readyAfterClick')
  const task = middle(us.slow, 'longestTask')
  print(`Widget beside deep-chat (median of ${RUNS}, same page, same browser)`, [
    line(
      'JS and CSS at page load, gzip',
      us.atLoad,
      peer.atLoad,
      kb,
      '2.9 KB in 1 request',
      us.atLoad <= 2.9 * 1_024 && us.requests === 1,
    ),
    line(
      'JS and CSS with the panel open, gzip',
      us.opened,
      peer.opened,
      kb,
      '19 KB',
      us.opened <= 19 * 1_024,
    ),
    line(
      'launcher visible',
      visible.us,
      visible.peer,
      ms,
      'half of the peer',
      visible.us <= visible.peer / 2,
    ),
    {
      what: 'panel ready after the click',
      ours: ms(ready),
      beside: 'none',
      ratio: '–',
      target: '50 ms',
      isMet: ready <= 50,
    },
    line(
      `longest task, CPU ${SLOW_DOWN}× slower`,
      task,
      middle(peer.slow, 'longestTask'),
      ms,
      'none over 50 ms',
      task <= 50,
    ),
    {
      what: '  of the bare page',
      ours: ms(middle(bare.slow, 'longestTask')),
      beside: '',
      ratio: '',
      target: '',
      isMet: null,
    },
    line(
      'layout shift',
      middle(us.fast, 'layoutShift'),
      middle(peer.fast, 'layoutShift'),
      (value) => value.toFixed(3),
      '0',
      middle(us.fast, 'layoutShift') === 0,
    ),
    line('heap before it is opened', us.heap, peer.heap, mb, '0.5 MB', us.heap <= 500_000),
  ])
  const besideFloor = (what: string, runs: keyof Rounds, key: Time, most: number): Line => {
    const [mine, theirs] = [middle(beside[runs], key), middle(least[runs], key)]
    return line(what, mine, theirs, ms, `${most}×`, mine <= theirs * most)
  }
  print(`Widget beside its floor: elements made by hand, nothing behind them (in turns, ${RUNS})`, [
    besideFloor('launcher visible', 'fast', 'visibleAt', 1.05),
    besideFloor('panel ready after the click', 'fast', 'readyAfterClick', 1.3),
    besideFloor(`launcher visible, CPU ${SLOW_DOWN}× slower`, 'slow', 'visibleAt', 1.05),
    besideFloor(`panel ready, CPU ${SLOW_DOWN}× slower`, 'slow', 'readyAfterClick', 1.3),
    besideFloor(`longest task, CPU ${SLOW_DOWN}× slower`, 'slow', 'longestTask', 1),
    line(
      '  script of a long frame, without styles and layout',
      middle(beside.slow, 'longestScript'),
      middle(least.slow, 'longestScript'),
      ms,
      'none over 50 ms',
      middle(beside.slow, 'longestScript') <= 50,
    ),
  ])
} finally {
  await nexus.stop()
  await browser.close()
}

import type { Page } from '@playwright/test'

/** An event of Chromium's trace; times in microseconds, `tdur` is processor time. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/** Runs something in a page. @returns its result, and the processor time of the page's longest task meanwhile, in milliseconds. */
export async function longestTask<T>(page: Page, run: () => Promise<T>): Promise<[T, number]> {
  const cdp = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  })
  const result = await run()
  const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await isComplete
  await cdp.detach()
  return [result, longestOf(events)]
}

function longestOf(events: TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const drawing = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const times = events.filter((event) => event.tdur && drawing.has(threadOf(event)))
  return Math.max(0, ...times.map(({ tdur = 0 }) => tdur / 1_000))
}

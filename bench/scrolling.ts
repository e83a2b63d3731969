import type { Page } from '@playwright/test'
import { framesWhileScrolling } from './frames.ts'
import { type Line, median, ms } from './table.ts'
import { longestTask } from './trace.ts'

const FRAME_MS = 50
const STEP = { step: 60, frames: 400 }
/** Time for the page to finish drawing and fetching, which is not the cost of scrolling. */
const SETTLE_MS = 3_000

/** Measured while scrolling for some seconds, in milliseconds. */
type Scrolled = {
  /** The longest time between two frames. */
  longest: number
  /** Number of frames that took more than 50 ms. */
  over: number
  /** Processor time of one task of the page, which does not depend on how busy the machine is. */
  task: number
}

/** A list to scroll: its page, the selector of the scrolling element, and that of its rows. */
export type Scrolling = { url: string; box: string; row: string; upwards?: boolean }

/** Scrolls the list and an empty page alternately, so that both meet the same load; the median of some runs. */
export async function scrolled(page: Page, list: Scrolling, runs: number) {
  const ours: Scrolled[] = []
  const floor: Scrolled[] = []
  for (let run = 0; run < runs; run++) {
    await page.goto('about:blank')
    await page.setContent(
      '<div id="box" style="height: 90vh; overflow: auto"><p style="height: 500000px">',
    )
    floor.push(await scroll(page, '#box', 1))
    await page.goto(list.url)
    await page.locator(list.row).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    ours.push(await scroll(page, list.box, list.upwards ? -1 : 1))
  }
  return { ours: middle(ours), floor: middle(floor) }
}

async function scroll(page: Page, box: string, direction: 1 | -1): Promise<Scrolled> {
  const way = { ...STEP, step: STEP.step * direction }
  const [frames, task] = await longestTask(page, () => framesWhileScrolling(page, box, way))
  const over = frames.filter((took) => took > FRAME_MS).length
  return { longest: Math.max(...frames), over, task }
}

const middle = (runs: Scrolled[]): Scrolled => ({
  longest: median(runs.map(({ longest }) => longest)),
  over: median(runs.map(({ over }) => over)),
  task: median(runs.map(({ task }) => task)),
})

/**
 * The lines to print about a list.
 * @param hasGoal false on a slowed-down processor, where the numbers are shown but not judged. Frames that the empty page loses too do not
 * count.
 */
export function scrollLines(
  what: string,
  { ours, floor }: Awaited<ReturnType<typeof scrolled>>,
  hasGoal: boolean,
): Line[] {
  const line = (
    name: string,
    key: keyof Scrolled,
    goal: number,
    write: (value: number) => string,
  ): Line => ({
    what: name,
    ours: write(ours[key]),
    beside: write(floor[key]),
    ratio: '',
    target: hasGoal ? write(goal) : '',
    isMet: hasGoal ? ours[key] <= Math.max(goal, floor[key]) : null,
  })
  return [
    line(`${what}: the longest frame`, 'longest', FRAME_MS, ms),
    line(`  frames over ${FRAME_MS} ms of ${STEP.frames - 1}`, 'over', 0, String),
    line('  the longest task, processor time', 'task', FRAME_MS, ms),
  ]
}

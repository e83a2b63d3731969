import type { Page } from '@playwright/test'
import { framesWhileScrolling } from './frames.ts'
import { type Line, median, ms } from './table.ts'
import { longestTask } from './trace.ts'

const FRAME_MS = 50
const STEP = { step: 60, frames: 400 }
/** What a page draws and fetches once it has settled is not what scrolling costs. */
const SETTLE_MS = 3_000

/** Of some seconds of scrolling, in milliseconds. */
type Scrolled = {
  /** Between two frames. */
  longest: number
  /** How many of the frames took more than 50. */
  over: number
  /** Of the processor, for one task of the page: what a busy machine does not change. */
  task: number
}

/** A list, the selector of what scrolls, and of what it holds. */
export type Scrolling = { url: string; box: string; row: string; upwards?: boolean }

/** The list and beside it a page with nothing on it, in turn, so that both meet the same load; the middle of some runs. */
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

/** @param hasGoal on a slowed-down processor the frames are told, not judged. A frame the empty page loses too is not ours. */
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

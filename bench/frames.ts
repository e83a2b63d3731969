import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const LOOK_EVERY_MS = 20

/** Milliseconds between frames while an element is scrolled by `step` pixels a frame, for `frames` frames. */
export const framesWhileScrolling = (
  page: Page,
  selector: string,
  { step, frames }: { step: number; frames: number },
): Promise<number[]> =>
  page.evaluate(
    ([selector, step, frames]) =>
      new Promise<number[]>((resolve, reject) => {
        const box = document.querySelector(selector)
        if (!box) return reject(new Error(`Nothing to scroll at ${selector}`))
        const times: number[] = []
        let last = performance.now()
        const frame = (now: number) => {
          times.push(now - last)
          last = now
          box.scrollTop += step
          if (times.length < frames) requestAnimationFrame(frame)
          else resolve(times.slice(1))
        }
        requestAnimationFrame(frame)
      }),
    [selector, step, frames] as const,
  )

/** Milliseconds from each key to the frame after the one that shows its letter. */
export async function framesWhileTyping(page: Page, text: string, pauseMs: number) {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { typed: times })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => times.push(performance.now() - timeStamp)),
        ),
      { capture: true },
    )
  })
  await page.keyboard.type(text, { delay: pauseMs })
  return page.evaluate(() => (window as unknown as { typed: number[] }).typed)
}

/** Milliseconds from navigation to the first frame in which `selector` is present and nothing is marked as loading. */
export async function shownAfter(page: Page, url: string, selector: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const { identifier } = await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watchFor})(${JSON.stringify(selector)})`,
  })
  await page.goto(url, { waitUntil: 'commit' })
  // Playwright's own waiting takes a tenth of a second of a slowed-down page before it first checks.
  const ask = { expression: `window.shownAt`, returnByValue: true }
  let shownAt = 0
  while (!shownAt) {
    await sleep(LOOK_EVERY_MS)
    shownAt = (await devtools.send('Runtime.evaluate', ask)).result.value ?? 0
  }
  await devtools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  await devtools.detach()
  return shownAt
}

/** Runs in the page, so it can use nothing else from this file. */
function watchFor(selector: string) {
  const look = () => {
    const isShown =
      document.querySelector(selector) && !document.querySelector('[aria-busy="true"]')
    if (isShown) Object.assign(window, { shownAt: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

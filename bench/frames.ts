import type { Page } from '@playwright/test'

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

/** Milliseconds from navigation to the first frame in which `selector` is there and nothing is marked as loading. */
export async function shownAfter(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) && !document.querySelector('[aria-busy="true"]')
        ? performance.now()
        : 0,
    selector,
    { polling: 'raf' },
  )
  return handle.jsonValue()
}

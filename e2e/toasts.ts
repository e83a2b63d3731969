import { expect, type BrowserContext, type Page } from '@playwright/test'

type Told = { text: string; isExpected: boolean }

/** Matches toasts only: other elements with the role `status` stay. */
const TOAST = '[aria-live="off"] [role="status"]'

/**
 * Records what the toasts of every page in a context say: one disappears after two seconds, and a busy machine may check later than that.
 */
export const keepToasts = (context: BrowserContext) =>
  context.addInitScript((toast) => {
    const told: Told[] = []
    const last = new Map<Element, string>()
    Object.assign(window, { told, ended: () => [...last.values()] })
    const keep = () => {
      for (const element of document.querySelectorAll(toast)) {
        const text = element.textContent.replaceAll(/\s+/g, ' ')
        if (!text || last.get(element) === text) continue
        told.push({ text, isExpected: false })
        last.set(element, text)
      }
    }
    new MutationObserver(keep).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  }, TOAST)

/** Waits for a toast with this text, shown now or earlier since the page was loaded; each toast matches once. */
export const expectToast = (page: Page, text: string) =>
  expect(async () => {
    const told = await page.evaluate((text) => {
      const { told } = window as unknown as { told: Told[] }
      const one = told.find((each) => !each.isExpected && each.text.includes(text))
      if (one) one.isExpected = true
      return one ? [text] : told.map((each) => each.text)
    }, text)
    expect(told, 'toasts').toContain(text)
  }).toPass({ timeout: 60_000 })

/** The last text of each toast since the page was loaded, oldest first, including those that disappeared. */
export const toastsSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ended: () => string[] }).ended())

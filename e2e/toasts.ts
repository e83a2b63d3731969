import { expect, type BrowserContext, type Page } from '@playwright/test'

type Told = { text: string; isExpected: boolean }

/** What else is a status stays. */
const TOAST = '[aria-live="off"] [role="status"]'

/** Has every page of a context keep what its toasts say: one is gone in two seconds, and a busy machine may look later than that. */
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

/** A toast of the page as it is loaded now says this, or has said it; each is expected once. */
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

/** What each toast of the page as it is loaded now said at last, oldest first; gone ones too. */
export const toastsSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ended: () => string[] }).ended())

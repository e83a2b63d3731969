import { randomUUID } from 'node:crypto'
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { apiOf, type Api } from './arrange.ts'
import { signInUnseen } from './sign-in.ts'
import { taughtChatbots } from './taught.ts'
import { keepToasts } from './toasts.ts'

export { expect }

export type Account = { name: string; email: string }

const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by the global setup.`)
  return value
}

/** The addresses of what the global setup started. */
export const origins = {
  get nexus() {
    return required('NEXUS_ORIGIN')
  },
  get site() {
    return required('SITE_ORIGIN')
  },
  get host() {
    return required('HOST_ORIGIN')
  },
}

type Fixtures = {
  /** A person that no other test uses. */
  account: Account
  /** A browser signed in as `account`, with nothing open yet. */
  owner: Page
  /** The API with the owner's session, to set up what the test itself does not examine. */
  api: Api
  /** A browser with no history here: the visitor of a customer's page. */
  visitor: Page
}

/** Of every worker. Without use it costs nothing; in files of their own, each such file would need browsers of its own. */
type Shared = { fillAsPeopleDo: void; taught: ReturnType<typeof taughtChatbots> }

export const test = base.extend<Fixtures, Shared>({
  fillAsPeopleDo: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') await fillForReact(browser)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  taught: [
    async ({ browser }, use) => use(taughtChatbots(browser, origins.nexus)),
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern; an empty one means none
  account: async ({}, use) => {
    const id = randomUUID().slice(0, 8)
    await use({ name: `Marisol Trevena ${id}`, email: `marisol.${id}@harbourcycles.example` })
  },
  context: async ({ context }, use, info) => {
    await keepToasts(context)
    await use(context)
    await takePicturesOfFailure('page', context, info)
  },
  owner: async ({ page, account }, use) => {
    await signInUnseen(page, origins.nexus, account)
    await use(page)
  },
  api: async ({ owner }, use) => use(apiOf(owner, origins.nexus)),
  visitor: async ({ browser }, use, info) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await takePicturesOfFailure('visitor', context, info)
    await context.close()
  },
})

/** Playwright would take a picture of every page that closes, before it is known whether its test fails. */
async function takePicturesOfFailure(whose: string, context: BrowserContext, info: TestInfo) {
  if (info.status === info.expectedStatus) return
  for (const [at, page] of context.pages().entries()) {
    await page.screenshot({ path: info.outputPath(`${whose}-${at}.png`) }).catch(() => undefined)
  }
}

/**
 * Firefox's protocol fills a field through the setter that React overrides, so React believes it made the change itself and ignores it.
 * This fills fields in another way.
 */
async function fillForReact(browser: Browser) {
  const page = await browser.newPage()
  const locators: Locator = Object.getPrototypeOf(page.locator('input'))
  await page.close()
  locators.fill = async function fill(this: Locator, text: string) {
    await expect(this).toBeEditable()
    await this.focus()
    await this.evaluate((field, text) => {
      const { set } = Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value')!
      set!.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  }
}

/** Lets tests read what the page copied. Firefox has no such permission, but a preference for it. */
export async function allowClipboard(page: Page) {
  const isChromium = page.context().browser()?.browserType().name() === 'chromium'
  if (isChromium) await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
}

/** Waits until the change was saved. While saving, the button only counts as disabled for assistive technology and lacks this attribute. */
export const expectSaved = (save: Locator) => expect(save).toHaveAttribute('disabled')

/** Waits until the page's focus is there. Firefox's protocol gives the window itself to whichever page was opened last. */
export const expectFocusAt = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)

/** Navigates like a link of the dashboard does, without loading the page anew. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { anAgent, snippetOf, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins, test as base } from '../fixtures.ts'
import { openWebKit } from './webkit.ts'

/** Two people, each with a WebKit of their own. */
const test = base.extend<{ guest: WebDriver; host: WebDriver }>({
  // Playwright reads the names of fixtures off this pattern; an empty one means none.
  // oxlint-disable-next-line no-empty-pattern
  guest: async ({}, use) => withWebKit(use),
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => withWebKit(use),
})

async function withWebKit(use: (driver: WebDriver) => Promise<void>) {
  const { driver, close } = await openWebKit()
  await use(driver)
  await close()
}

const QUESTION = 'How long are workshop repairs guaranteed?'
const ANSWER = 'guaranteed for ninety days'

test('in WebKit a visitor is answered, an owner takes over and answers, and both see it at once', async ({
  owner,
  account,
  api,
  guest,
  host,
}) => {
  test.setTimeout(300_000)
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  const pasted = await owner.request.post(`${origins.host}/`, { data: snippetOf(api, agent.id) })
  await guest.get(`${origins.host}${await pasted.text()}`)

  const widget = await rootOf(guest)
  await click(widget, 'button.launcher')
  await type(widget, 'textarea', QUESTION, Key.ENTER)
  await expect.poll(() => textOf(widget, '[role=log]')).toContain(ANSWER)

  await signIn(host, account)
  await host.get(`${origins.nexus}/inbox`)
  await click(host, 'a[href*="/inbox/"]')
  await expect.poll(() => textOf(host, 'main')).toContain(ANSWER)
  await click(host, By.xpath('//button[starts-with(., "Take control")]'))
  await type(host, 'textarea[aria-label=Message]:enabled', 'A person now: ninety days.', Key.ENTER)
  await expect.poll(() => textOf(widget, '[role=log]')).toContain('A person now: ninety days.')

  await type(widget, 'textarea', 'Thank you!', Key.ENTER)
  await expect.poll(() => textOf(host, 'main')).toContain('Thank you!')

  // The panel was open, so it opens again by itself.
  await guest.navigate().refresh()
  const again = await rootOf(guest)
  await expect.poll(() => textOf(again, '[role=log]')).toContain('A person now: ninety days.')
})

async function signIn(driver: WebDriver, who: { name: string; email: string }) {
  await driver.get(`${origins.nexus}/auth`)
  await click(driver, 'a[href*="/auth/google"]')
  await type(driver, 'input[name=name]', who.name)
  await type(driver, 'input[name=email]', who.email, Key.ENTER)
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${origins.nexus}/dashboard`)
}

/** A page, or a shadow tree in it. */
type Root = Pick<WebDriver, 'findElements'>

/** The widget lives in a shadow tree of its own. */
async function rootOf(driver: WebDriver): Promise<Root> {
  return once(driver, 'nexus-widget', (element) => element.getShadowRoot())
}

const click = (root: Root, wanted: string | By) => once(root, wanted, (element) => element.click())

const type = (root: Root, wanted: string | By, ...keys: string[]) =>
  once(root, wanted, (element) => element.sendKeys(...keys))

/** Acts on the first element that matches, once it is there. React may put another in its place in between, which is then looked for. */
async function once<T>(root: Root, wanted: string | By, act: (element: WebElement) => Promise<T>) {
  const by = typeof wanted === 'string' ? By.css(wanted) : wanted
  let result: T
  await expect(async () => {
    const [element] = await root.findElements(by)
    expect(element, `${by}`).toBeDefined()
    result = await act(element!)
  }).toPass({ timeout: 30_000 })
  return result!
}

const textOf = async (root: Root, css: string): Promise<string> =>
  once(root, css, (element) => element.getText())

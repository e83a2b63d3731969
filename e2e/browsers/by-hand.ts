import { By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { expect, origins } from '../fixtures.ts'

/** A page, or a shadow tree in it. */
export type Root = Pick<WebDriver, 'findElements'>

/** The shadow tree of the widget. */
export const widgetIn = (driver: WebDriver): Promise<Root> =>
  once(driver, 'nexus-widget', (element) => element.getShadowRoot())

export const click = (root: Root, wanted: string | By) =>
  once(root, wanted, (element) => element.click())

export const type = (root: Root, wanted: string | By, ...keys: string[]) =>
  once(root, wanted, (element) => element.sendKeys(...keys))

export const textOf = (root: Root, css: string): Promise<string> =>
  once(root, css, (element) => element.getText())

export const isShown = (root: Root, css: string): Promise<boolean> =>
  once(root, css, (element) => element.isDisplayed())

export const isGone = async (root: Root, css: string): Promise<boolean> =>
  (await root.findElements(By.css(css))).length === 0

/** The computed value of a style property. */
export const styleOf = (root: Root, css: string, property: string): Promise<string> =>
  once(root, css, (element) => element.getCssValue(property))

export async function signIn(driver: WebDriver, who: { name: string; email: string }) {
  await driver.get(`${origins.nexus}/auth`)
  await click(driver, 'a[href*="/auth/google"]')
  await type(driver, 'input[name=name]', who.name)
  await type(driver, 'input[name=email]', who.email)
  await click(driver, 'button[value=continue]')
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${origins.nexus}/dashboard`)
}

/** Acts on the first element that matches, once it exists. React may replace the element meanwhile; then it is looked up again. */
async function once<T>(root: Root, wanted: string | By, act: (element: WebElement) => Promise<T>) {
  const by = typeof wanted === 'string' ? By.css(wanted) : wanted
  let result: T
  await expect(async () => {
    const [element] = await root.findElements(by)
    expect(element, `${by}`).toBeDefined()
    result = await act(element!)
  }).toPass({ timeout: 60_000 })
  return result!
}

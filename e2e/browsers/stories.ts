import type { WebDriver } from 'selenium-webdriver'
import { snippetOf, type Api } from '../arrange.ts'
import { origins, test as base } from '../fixtures.ts'
import { openWebKit } from './webkit.ts'

/** Two people, each with a WebKit of their own. */
export const test = base.extend<{ guest: WebDriver; host: WebDriver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern; an empty one means none
  guest: async ({}, use) => withWebKit(use),
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => withWebKit(use),
})

async function withWebKit(use: (driver: WebDriver) => Promise<void>) {
  const { driver, close } = await openWebKit()
  await use(driver)
  await close()
}

type Visit = { guest: WebDriver; api: Api; agentId: string }

/** Opens a customer's page with the snippet. @param search the query for the host page, such as `?lang=ar` */
export async function visitPage({ guest, api, agentId }: Visit, search = '') {
  const snippet = snippetOf(api, agentId)
  const posted = await fetch(`${origins.host}/${search}`, { method: 'POST', body: snippet })
  await guest.get(`${origins.host}${await posted.text()}`)
}

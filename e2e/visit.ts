import { expect, type Page } from '@playwright/test'
import { anAgent, type Api, snippetOf, teachPdf, untilTrained } from './arrange.ts'
import { origins } from './fixtures.ts'

/** Pastes the snippet into a customer's page of its own and opens that page. @param written the query for the host, such as `?lang=de` */
export async function openCustomerPage(
  page: Page,
  hostOrigin: string,
  snippet: string,
  written = '',
) {
  const response = await page.request.post(`${hostOrigin}/${written}`, { data: snippet })
  const url = `${hostOrigin}${await response.text()}`
  await page.goto(url)
  return url
}

/**
 * Like `openCustomerPage`, for an owner who has customized the widget. Waits until that configuration is loaded: the launcher is hidden
 * until then, and an earlier click would be lost.
 */
export async function openFittedPage(...where: Parameters<typeof openCustomerPage>) {
  const [page] = where
  const fits = page.waitForResponse(/nexus-fit\.js/)
  const url = await openCustomerPage(...where)
  await (await fits).finished()
  return url
}

/** Opens the chat with the launcher. */
export async function openChat(page: Page) {
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await expect(composer(page)).toBeVisible()
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a message…' })

export const chatLog = (page: Page) => page.getByRole('log', { name: 'Conversation' })

export async function ask(page: Page, question: string) {
  await composer(page).fill(question)
  await composer(page).press('Enter')
  await expect(chatLog(page).getByText(question, { exact: true })).toBeVisible()
}

/** A visitor with an open chat of a new agent that knows the warranty. @returns the agent */
export async function openTaughtChat(api: Api, visitor: Page) {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  return agent
}

import type { Locator, Page } from '@playwright/test'
import type { Agent, LocalMessage } from 'shared-types'
import { stock } from '../server/src/ports/telephony/local/area-codes.ts'
import type { Api } from './arrange.ts'
import { expect, origins, test } from './fixtures.ts'

/** Area codes in which the local carrier sells no numbers, so that nobody's phone is an agent's number. */
const AREAS = [201, 203, 214, 216, 301, 303, 408, 410, 412, 502, 510, 614, 704, 804, 904, 916]

/**
 * The phone of the test's owner. Each worker has its own area code, because the carrier stores one code for each phone and tests run at the
 * same time.
 */
export function ownersPhone(): string {
  const { workerIndex, repeatEachIndex, testId } = test.info()
  const area = AREAS[workerIndex % AREAS.length]
  const line = (Number.parseInt(testId.slice(-6), 16) + repeatEachIndex) % 100
  return `+1${area}55501${String(line).padStart(2, '0')}`
}

/** A number of +1 as the dashboard formats it. */
export const shown = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** The code of six digits in a text message. */
export const codeIn = (text: string) => /\d{6}/.exec(text)![0]

/** Verifies the owner's phone, so that the agent puts calls through to it. */
export async function verifyPhone(api: Api, agentId: string) {
  await api.post(`/agent/send-otp/${agentId}`, { phone: ownersPhone() })
  const [newest] = await api.get<LocalMessage[]>('/local/messages')
  await api.post('/agent/verify-phone', { otp: codeIn(newest!.text), agentId })
}

/** The numbers that the local carrier sells, in the order it offers them. */
const STOCK = Array.from(stock(), ({ phone }) => phone)

/**
 * Whether this worker may buy a number: two workers must not buy the same one at once. Numbers are assigned to workers in turn, so that
 * each finds some among those on offer.
 */
function isForThisWorker(number: string): boolean {
  const { parallelIndex, config } = test.info()
  return STOCK.indexOf(number) % config.workers === parallelIndex
}

/** Chooses an offered number in the agent's settings, and starts its purchase. @returns the number, and the tab with the checkout. */
export async function openCheckout(page: Page, agent: Agent) {
  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await page.getByRole('button', { name: 'Buy Number' }).click()
  const modal = page.getByRole('dialog', { name: 'Buy Phone Number' })
  const buy = modal.getByRole('button', { name: 'Buy Number' })
  await expect(buy).toBeDisabled()
  await expect(modal.getByRole('radio').first()).toBeVisible()
  const offered = await modal
    .getByRole('radio')
    .evaluateAll((all) => all.map((radio) => radio.getAttribute('value')!))
  const number = offered.find(isForThisWorker)!
  expect(number, 'a number on offer for this worker').toBeDefined()
  await modal.locator(`[value="${number}"]`).click()
  const [checkout] = await Promise.all([page.waitForEvent('popup'), buy.click()])
  await expect(modal.getByText(shown(number))).toBeVisible()
  // The tab opens empty and is then sent to the checkout.
  await expect(checkout.getByRole('button', { name: /^Pay/ })).toBeVisible()
  return { number, modal, checkout }
}

/** Calls the agent from its own page; resolves once it has greeted. */
export async function callAgent(page: Page, agent: Agent): Promise<Locator> {
  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await page.getByRole('button', { name: 'Call this agent' }).click()
  const call = page.getByRole('dialog', { name: `Call ${agent.name}` })
  await call.getByRole('button', { name: 'Start the call' }).click()
  await expect(call.getByText('On the line')).toBeVisible()
  await expect(spoken(call)).toContainText(/\?/)
  return call
}

/** The transcript of a test call. */
export const spoken = (call: Locator) => call.getByRole('log', { name: 'What was said' })

export async function say(call: Locator, words: string) {
  const field = call.getByRole('textbox', { name: 'What you say' })
  await field.fill(words)
  await field.press('Enter')
  await expect(spoken(call)).toContainText(words)
}

/** The caller hangs up, unless a silence has ended the call already. */
export async function hangUp(call: Locator) {
  const ended = call.getByText('Call ended')
  await call.getByRole('button', { name: 'Hang up' }).or(ended).click()
  await expect(ended).toBeVisible()
}

/** Opens the newest call of the list. */
export async function openNewestCall(page: Page): Promise<Locator> {
  await page.goto(`${origins.nexus}/call-logs`)
  await page.getByRole('button', { name: 'View details' }).first().click()
  return page.getByRole('complementary', { name: 'Call details' })
}

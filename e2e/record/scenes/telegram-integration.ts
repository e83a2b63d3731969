import type { Page } from '@playwright/test'
import type { Agent } from 'shared-types'
import type { Api } from '../../arrange.ts'
import { expect } from '../../fixtures.ts'
import { DESK, DESK_VIEW, openDesk } from '../desk.ts'
import type { Take } from '../take.ts'

const GROUP = 'Harbour regulars'

/** Connects a Telegram group with its command; somebody asks a question there and gets an answer from the agent's knowledge. */
export const telegramIntegration = {
  // Taller than the film, so that the messages have more room.
  viewport: { ...DESK, height: 740 },
  view: DESK_VIEW,
  async open(page: Page, api: Api, agent: Agent) {
    await api.post('/agent/integration', { agent_id: agent.id, type: 'telegram' })
    await openDesk(page, `/agents/${agent.id}?tab=integrations`)
    await page.getByRole('button', { name: 'Open local Telegram' }).first().click()
    const local = localTelegram(page)
    await local.getByLabel('New group').fill(GROUP)
    await local.getByRole('button', { name: 'Create group' }).click()
    await expect(local.getByLabel('Message to the group')).toBeVisible()
    await local.getByRole('button', { name: 'Close' }).click()
  },
  async play(take: Take) {
    const { page } = take
    await take.hold(500)
    await take.click(page.getByRole('button', { name: 'Configure' }))
    const modal = page.getByRole('dialog', { name: 'Telegram configuration' })
    await take.until(modal)
    await take.frame(modal)
    await take.hold(700)
    await take.click(modal.getByRole('button', { name: 'Copy command' }))
    const command = (await modal.locator('code').textContent())!
    await take.hold(600)
    await take.click(modal.getByRole('button', { name: 'Open local Telegram' }))
    const local = localTelegram(page)
    const message = local.getByLabel('Message to the group')
    await take.until(message)
    await take.frame(local.getByRole('region', { name: GROUP }))
    await take.click(message, 0.3)
    await take.paste(command)
    await take.press('Enter')
    await take.until(local.getByRole('log').getByText('connected to'))
    await take.hold(1_400)
    await take.write('/ask What does a full service cost?')
    await take.press('Enter')
    await take.until(local.getByRole('log').getByText('£85').first())
    await take.hold(2_600)
    await take.poster()
    await take.hold(600)
  },
}

const localTelegram = (page: Page) => page.getByRole('dialog', { name: 'Local Telegram' })

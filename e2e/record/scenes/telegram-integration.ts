import type { Page } from '@playwright/test'
import type { Agent, IntegrationDetail } from 'shared-types'
import type { Api } from '../../arrange.ts'
import { expect, origins } from '../../fixtures.ts'
import { settled } from '../../everything.ts'
import type { Take } from '../take.ts'

const GROUP = 'Harbour regulars'

/** In a Telegram group somebody asks the agent, and is answered from what it was taught. */
export const telegramIntegration = {
  viewport: { width: 1_120, height: 700 },
  view: { x: 0, y: 0, width: 1_120 },
  async open(page: Page, api: Api, agent: Agent) {
    const { id } = await api.post<{ id: string }>('/agent/integration', {
      agent_id: agent.id,
      type: 'telegram',
    })
    const { telegram } = await api.get<IntegrationDetail>(`/agent/integration/${agent.id}/${id}`)
    await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
    await settled(page)
    const local = await openTelegram(page)
    await local.getByLabel('New group').fill(GROUP)
    await local.getByRole('button', { name: 'Create group' }).click()
    const message = local.getByLabel('Message to the group')
    await message.fill(`/auth ${telegram!.auth_token}`)
    await message.press('Enter')
    await expect(local.getByRole('log')).toContainText('connected to')
    await local.getByRole('button', { name: 'Close' }).click()
  },
  async play(take: Take) {
    const { page } = take
    await take.hold(400)
    await take.point(page.getByText('Answers in the Telegram groups'))
    await take.hold(500)
    await take.click(page.getByRole('button', { name: 'Open local Telegram' }).first())
    const local = page.getByRole('dialog', { name: 'Local Telegram' })
    await take.until(local)
    await take.look({ x: 160, y: 60, width: 800 }, 400)
    await take.click(local.getByLabel('Message to the group'), 0.3)
    await take.write('/ask What does a full service cost?')
    await take.press('Enter')
    await take.until(local.getByRole('log').getByText('£85').first())
    await take.hold(900)
    await take.poster()
    await take.hold(600)
  },
}

async function openTelegram(page: Page) {
  await page.getByRole('button', { name: 'Open local Telegram' }).first().click()
  return page.getByRole('dialog', { name: 'Local Telegram' })
}

import type { Locator, Page } from '@playwright/test'
import type { ConversationList } from 'shared-types'
import { anAgent, apiOf, teachWebsite, untilTrained } from '../arrange.ts'
import { allowClipboard, expect, origins, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'

/** Opens the local Telegram from the sidebar. */
async function openTelegram(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open local Telegram' }).first().click()
  return page.getByRole('dialog', { name: 'Local Telegram' })
}

async function write(telegram: Locator, text: string) {
  await telegram.getByLabel('Message to the group').fill(text)
  await telegram.getByRole('button', { name: 'Send' }).click()
  await expect(telegram.getByLabel('Message to the group')).toHaveValue('')
}

const said = (telegram: Locator) => telegram.getByRole('log')
const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click()

test('a group is linked, its question answered, taken over in the inbox, and unlinked by rotating the token', async ({
  owner: page,
}) => {
  await allowClipboard(page)
  const api = apiOf(page, origins.nexus)
  const agent = await anAgent(api)
  await teachWebsite(api, agent.id, origins.site)
  await untilTrained(api, agent.id, 1)

  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await page.getByRole('button', { name: 'Add Integration' }).first().click()
  await page.getByRole('radio', { name: /Telegram bot/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Integration' }).click()
  await page.getByRole('button', { name: 'Configure' }).click()
  const modal = page.getByRole('dialog', { name: 'Telegram configuration' })
  await expect(modal).toContainText('No group yet')
  await modal.getByRole('button', { name: 'Copy command' }).click()
  await expectToast(page, 'Copied to clipboard')
  const command = await page.evaluate(() => navigator.clipboard.readText())
  expect(command).toMatch(/^\/auth [0-9a-f]{32}$/)
  await close(modal)

  const telegram = await openTelegram(page)
  await telegram.getByLabel('New group').fill('Harbour regulars')
  await telegram.getByRole('button', { name: 'Create group' }).click()
  await write(telegram, command)
  await expect(said(telegram)).toContainText('This group is connected to Harbour now.')
  await write(telegram, '/ask What does a full service cost?')
  await expect(said(telegram)).toContainText('£85')
  await close(telegram)
  await expect(page.getByText('Answers in 1 group.')).toBeVisible()

  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  await page.goto(`${origins.nexus}/inbox/${conversations[0]!.id}`)
  await expect(page.getByRole('img', { name: 'Telegram' })).toBeVisible()
  await expect(page.getByLabel('Customer details')).toContainText('Harbour regulars')
  await page.getByRole('button', { name: 'Take control' }).click()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('I will do it for £80.')
  await page.getByRole('button', { name: 'Send' }).click()
  await openTelegram(page)
  await expect(said(telegram)).toContainText('I will do it for £80.')
  await close(telegram)

  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await page.getByRole('button', { name: 'Configure' }).click()
  await expect(modal.getByRole('listitem').filter({ hasText: /^Harbour regulars$/ })).toBeVisible()
  await modal.getByRole('button', { name: 'Rotate token' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'would invalidate the current token as well as delete all the groups connected to the bot',
  )
  await question.getByRole('button', { name: 'Rotate token' }).click()
  await expectToast(page, 'Token rotated successfully')
  await expect(modal).toContainText('No group yet')
  await expect(modal).not.toContainText(command)
})

test('an owner brings a bot of their own, which answers without a command, and removes it again', async ({
  owner: page,
}) => {
  const api = apiOf(page, origins.nexus)
  const agent = await anAgent(api)
  await teachWebsite(api, agent.id, origins.site)
  await untilTrained(api, agent.id, 1)
  await api.post('/agent/integration', { agent_id: agent.id, type: 'telegram' })

  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await page.getByRole('button', { name: 'Configure' }).click()
  const modal = page.getByRole('dialog', { name: 'Telegram configuration' })
  await modal.getByRole('button', { name: 'Use your own bot' }).click()
  const token = modal.getByLabel('Token of your bot')
  const use = modal.getByRole('button', { name: 'Use this bot' })
  await token.fill(`12345678:${'b'.repeat(35)}`)
  await use.click()
  await expect(modal).toContainText('Telegram knows no bot with this token.')
  await modal.getByRole('button', { name: 'Make a local bot' }).click()
  await expect(token).toHaveValue(/^7\d+:/)
  await use.click()
  await expect(modal).toContainText(/your agent answers as @Local\d+Bot/)

  await modal.getByRole('button', { name: 'Create a local group with it' }).click()
  const telegram = page.getByRole('dialog', { name: 'Local Telegram' })
  await write(telegram, '/ask What does a full service cost?')
  await expect(said(telegram)).toContainText('£85')
  await close(telegram)

  await modal.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(modal.getByRole('button', { name: 'Use your own bot' })).toBeVisible()
  await expect(modal).toContainText('No group yet')
})

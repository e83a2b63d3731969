import type { ConversationList } from 'shared-types'
import { anAgent, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'

test('a message in WhatsApp is answered by the agent, and then by a person', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  const card = owner.getByRole('region', { name: 'WhatsApp' })
  await card.getByRole('button', { name: 'Connect' }).click()
  const modal = owner.getByRole('dialog', { name: 'WhatsApp' })
  await modal.getByRole('button', { name: 'Connect' }).click()
  await expect(modal.getByText('It begins with AC and has 34 characters')).toBeVisible()
  await modal.getByRole('button', { name: 'Register a local number' }).click()
  await expect(modal.getByLabel('Account SID')).toHaveValue(/^AC/)
  await expectAccessible(owner, 'connecting WhatsApp')
  await modal.getByRole('button', { name: 'Connect' }).click()
  await expectToast(owner, 'Your agent answers in WhatsApp from now on')
  await expect(modal.getByRole('status')).toHaveText('Answers whoever writes to it.')
  await modal
    .getByRole('textbox', { name: 'Write to it from a local phone' })
    .fill('How long are workshop repairs guaranteed?')
  await modal.getByRole('button', { name: 'Send' }).click()
  await expectToast(owner, 'The message is on its way')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(card).toContainText('Answers whoever writes to it.')

  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  const phone = owner.getByRole('dialog', { name: 'Local inbox' })
  await expect(phone).toContainText('ninety days')
  await phone.getByRole('button', { name: 'Close' }).click()
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  await owner.goto(`${origins.nexus}/inbox/${conversations[0]!.id}`)
  await expect(owner.getByRole('img', { name: 'WhatsApp' })).toBeVisible()
  const details = owner.getByLabel('Customer details')
  await expect(details).toContainText('WhatsApp from(415) 555-0142')
  await expect(details).toContainText('Answers arriveuntil')
  await owner.getByRole('button', { name: 'Take control' }).click()
  await owner
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('I will look at it today.')
  await owner.getByRole('button', { name: 'Send' }).click()
  await expectAccessible(owner, 'a conversation held in WhatsApp')

  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  await expect(phone).toContainText('I will look at it today.')
  await phone.getByRole('button', { name: 'Answer' }).first().click()
  await phone.getByRole('textbox', { name: 'WhatsApp from (415) 555-0142' }).fill('Thank you')
  await phone.getByRole('button', { name: 'Send the message' }).click()
  await phone.getByRole('button', { name: 'Close' }).click()
  await expect(owner.getByLabel('Messages')).toContainText('Thank you')
})

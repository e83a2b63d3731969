import type { ConversationList } from 'shared-types'
import { anAgent, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { openCheckout, ownersPhone, shown, verifyPhone } from '../phone.ts'
import { expectToast } from '../toasts.ts'

test('a text to a number is answered by the agent, taken over in the inbox, and ended by STOP', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  await teachPdf(api, agent.id)
  await verifyPhone(api, agent.id)
  await untilTrained(api, agent.id, 1)
  const { number, checkout } = await openCheckout(owner, agent)
  await checkout.getByRole('button', { name: 'Pay $1.15' }).click()
  await expectToast(owner, 'Phone number purchased')
  await checkout.close()
  const from = ownersPhone()
  const question = 'How long are workshop repairs guaranteed?'
  await api.post('/local/messages', { from, to: number, text: question })

  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  const phone = owner.getByRole('dialog', { name: 'Local inbox' })
  await expect(phone).toContainText('ninety days')
  await phone.getByRole('button', { name: 'Close' }).click()
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  await owner.goto(`${origins.nexus}/inbox/${conversations[0]!.id}`)
  await expect(owner.getByRole('img', { name: 'Text message' })).toBeVisible()
  const details = owner.getByLabel('Customer details')
  await expect(details).toContainText(`Texts from${shown(from)}`)
  await expect(details).toContainText(`To your number${shown(number)}`)
  await owner.getByRole('button', { name: 'Take control' }).click()
  await owner
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('I will look at it today.')
  await owner.getByRole('button', { name: 'Send' }).click()
  await expectAccessible(owner, 'a conversation held by text')

  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  await expect(phone).toContainText('I will look at it today.')
  await phone.getByRole('button', { name: 'Answer' }).first().click()
  await phone.getByRole('textbox', { name: `Text from ${shown(from)}` }).fill('STOP')
  await phone.getByRole('button', { name: 'Send the text' }).click()
  await expect(phone).toContainText('You have successfully been unsubscribed.')
  await phone.getByRole('button', { name: 'Close' }).click()
  await expect(owner.getByText('They asked for no more texts.')).toBeVisible()
  await expect(owner.getByRole('textbox', { name: 'Message', exact: true })).toBeDisabled()
})

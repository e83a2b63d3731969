import type { ConversationList } from 'shared-types'
import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'
import { chatLog, openChat, openCustomerPage } from '../visit.ts'

test('a visitor who asks for a person outside opening hours reads when somebody is back', async ({
  owner,
  visitor,
  api,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const card = owner.getByRole('region', { name: 'Opening hours' })
  await expect(card).toContainText('People are always there.')
  await card.getByRole('switch', { name: 'People are there at certain hours' }).click()
  await card.getByRole('button', { name: 'Add hours to Monday' }).click()
  await card.getByLabel('Monday, from').first().fill('08:30')
  await card.getByRole('button', { name: 'Add days' }).click()
  await card.getByLabel('Name').fill('Christmas')
  await card.getByRole('button', { name: 'Save hours' }).click()
  await expectToast(owner, 'Settings updated')
  await card.getByRole('switch', { name: 'Nobody is there for now' }).click()
  await expect(card).toContainText('Nobody is there now. Back on')
  await expectAccessible(owner, 'agent settings, opening hours')
  await owner.reload()
  await expect(card.getByLabel('Monday, from').first()).toHaveValue('08:30')
  await expect(card.getByLabel('Name')).toHaveValue('Christmas')

  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await visitor.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(visitor.getByText('Nobody is here at the moment. We are back on')).toBeVisible()
  await visitor.getByLabel('Email (optional)').fill('visitor@example.com')
  await visitor.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(chatLog(visitor)).toContainText('Nobody is here at the moment.')
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  await owner.goto(`${origins.nexus}/inbox/${conversations[0]!.id}`)
  await expect(owner.getByText('visitor@example.com')).toBeVisible()
})

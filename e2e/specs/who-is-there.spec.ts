import type { ConversationList } from 'shared-types'
import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

test('the owner sees which page a visitor is on, and which answer was not known', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  const page = await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'Do you repair violins?')
  await expect(chatLog(visitor)).toContainText("I don't know that")
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  await owner.goto(`${origins.nexus}/inbox/${conversations[0]!.id}`)
  const details = owner.getByRole('complementary', { name: 'Customer details' })
  await expect(details.getByRole('link', { name: new URL(page).host })).toBeVisible()
  await expect(details.getByText(/^There since/)).toBeVisible()
  await expect(owner.getByText('The agent knew no answer')).toBeVisible()
  await owner.getByRole('button', { name: 'More actions' }).click()
  await expect(owner.getByRole('menuitem', { name: 'Close view' })).toBeVisible()
  await expectAccessible(owner, 'conversation with its menu')
})

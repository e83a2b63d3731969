import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { ask, chatLog, composer, openChat, openCustomerPage } from '../visit.ts'

test('an agent is switched off in its menu: it stops at once and can be activated again', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await openCustomerPage(visitor, origins.host, await snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'Do you repair violins?')
  await expect(chatLog(visitor).getByText("I don't know that")).toHaveCount(1)

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const menu = owner.getByRole('navigation', { name: 'Agent', exact: true })
  await menu.getByRole('button', { name: 'Deactivate' }).click()
  const question = owner.getByRole('alertdialog', {
    name: 'Are you sure you want to deactivate this agent?',
  })
  await expect(question).toContainText('Its chat disappears from your website.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(owner.getByText('Your agent is currently inactive.')).toBeHidden()

  await menu.getByRole('button', { name: 'Deactivate' }).click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expectToast(owner, 'Agent deactivated')
  await expect(owner.getByText('Your agent is currently inactive.')).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Deactivate' })).toBeHidden()

  await composer(visitor).fill('Are you still there?')
  await composer(visitor).press('Enter')
  await expect(chatLog(visitor)).toContainText('This is not possible at the moment.')

  await owner.getByRole('button', { name: 'Activate', exact: true }).click()
  await expectToast(owner, 'Agent activated')
  await ask(visitor, 'Do you repair cellos?')
  await expect(chatLog(visitor).getByText("I don't know that")).toHaveCount(2)
})

import { anAgent, snippetOf, teachPdf, untilTrained } from '../arrange.ts'
import { expect, expectToast, origins, test } from '../fixtures.ts'
import { ask, chatLog, composer, openChat, openCustomerPage } from '../visit.ts'

test('an agent is switched off in its menu: it stops at once and can be activated again', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await openCustomerPage(visitor, origins.host, await snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'How long are workshop repairs guaranteed?')
  await expect(chatLog(visitor)).toContainText('ninety days')

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
  await expect(chatLog(visitor)).toContainText('This chat is not available at the moment.')

  await owner.getByRole('button', { name: 'Activate', exact: true }).click()
  await expectToast(owner, 'Agent activated')
  await ask(visitor, 'For how long are repairs of the workshop guaranteed?')
  await expect(chatLog(visitor).getByText('ninety days')).toHaveCount(2)
})

import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { signInUnseen } from '../sign-in.ts'

test('text written when the session ended is offered once after signing in again', async ({
  owner,
  api,
  account,
}) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const text = 'Be brief, and name the price first.'
  const field = owner.getByRole('textbox', { name: /^Instructions/ })
  await field.fill(text)
  await owner.context().clearCookies()
  await owner.getByRole('button', { name: 'Save changes' }).click()
  await owner.waitForURL(/\/auth\?error=unauthenticated$/)

  await signInUnseen(owner, origins.nexus, account)
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.waitForURL(/tab=settings$/)
  const given = owner.getByRole('dialog', { name: 'You were signed out while you wrote' })
  await expect(given).toContainText(text)
  await given.getByRole('button', { name: 'Done' }).click()
  await expect(given).toBeHidden()
  await owner.reload()
  await expect(field).toHaveValue('')
  await expect(given).toBeHidden()
})

import { expect, origins, test } from '../fixtures.ts'

test('a newcomer is led from an empty account to an agent that answers on a website', async ({
  owner,
}) => {
  await owner.goto(`${origins.nexus}/dashboard`)
  const steps = owner.getByRole('region', { name: 'Your first agent, in five minutes' })
  await expect(steps).toContainText('0 of 5 done')
  await steps.getByRole('link', { name: 'Create an agent' }).click()
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  await wizard.getByRole('radio', { name: /Chatbot/ }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox').fill('Tide')
  await wizard.getByRole('button', { name: 'Create Agent' }).click()
  await expect(wizard).toBeHidden()

  await owner.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await steps.getByRole('link', { name: 'Add knowledge' }).click()
  await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
  await owner.getByRole('button', { name: 'Use our sample PDF' }).click()
  await owner.getByRole('button', { name: 'Add PDF' }).click()
  await expect(owner.getByRole('row', { name: /Guide for guests/ })).toBeVisible()
  await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
  await owner.getByRole('radio', { name: /Web pages/ }).click()
  await owner.getByRole('button', { name: 'Use our sample website' }).click()
  await owner.getByRole('button', { name: 'Fetch pages' }).click()
  await expect(owner.getByText('6 pages to read')).toBeVisible()
  await owner.getByRole('button', { name: 'Submit' }).click()
  await expect(owner.getByText('trained', { exact: true })).toHaveCount(2)

  await owner.getByRole('button', { name: 'Test chat' }).click()
  const chat = owner.getByRole('complementary', { name: 'Test chat' })
  await chat.getByRole('button', { name: 'Activate' }).click()
  await chat.getByRole('textbox').fill('Can I bring my dog?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('Dogs up to 30 pounds')

  await owner.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(steps).toContainText('4 of 5 done')
  await steps.getByRole('link', { name: 'Copy the line' }).click()
  const [site] = await Promise.all([
    owner.waitForEvent('popup'),
    owner.getByRole('link', { name: 'See it on our sample website' }).click(),
  ])
  await expect(site.getByRole('button', { name: /chat/i })).toBeVisible()

  await owner.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await steps.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(steps).toBeHidden()
  await owner.reload()
  await expect(owner.getByText('Total Customers')).toBeVisible()
  await expect(steps).toBeHidden()
})

import type { Page } from '@playwright/test'
import { anAgent, teachWebsite, untilTrained, type Api } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { refuse } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import { openRead, readRow } from '../read-dialog.ts'
import { expectToast } from '../toasts.ts'

async function aTaughtAgent(api: Api) {
  const agent = await anAgent(api)
  await teachWebsite(api, agent.id, origins.site)
  await untilTrained(api, agent.id, 1)
  return agent
}

async function askTestChat(owner: Page, question: string) {
  await owner.getByRole('button', { name: 'Test chat' }).click()
  const chat = owner.getByRole('complementary', { name: 'Test chat' })
  await chat.getByRole('textbox').fill(question)
  await chat.getByRole('textbox').press('Enter')
  return chat.getByRole('log')
}

test('an owner corrects a passage, the agent uses the correction, and a training keeps it', async ({
  owner,
  api,
}) => {
  const agent = await aTaughtAgent(api)
  let dialog = await openRead(owner, agent, 'Visit us')
  await expect(dialog.getByRole('link', { name: /Open the original/ })).toHaveAttribute(
    'href',
    `${origins.site}/visit`,
  )

  await expectAccessible(owner, 'what was read')

  await test.step('correct the telephone number', async () => {
    const phone = readRow(dialog, 'Telephone').first()
    await phone.getByRole('button', { name: /^Correct/ }).click()
    await dialog.getByRole('textbox').fill('Telephone: 01326 555 0199')
    await expectAccessible(owner, 'correcting what was read')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const corrected = readRow(dialog, '0199').first()
    await expect(corrected).toContainText('Corrected')
    await expect(corrected).toContainText('The page says:')
    await expect(corrected.getByRole('button', { name: /^Correct/ })).toBeFocused()
    // The passage that contains the line is corrected as well.
    await expect(readRow(dialog, 'Corrected with a fact')).toContainText('0199')
  })

  await test.step('hide a passage', async () => {
    await dialog.getByRole('button', { name: /^About/ }).click()
    const passage = readRow(dialog, 'solar panels').last()
    await passage.getByRole('button', { name: /^Hide/ }).click()
    await expect(passage).toContainText('Hidden, never said')
    await expect(passage.getByRole('button', { name: /^Show/ })).toBeFocused()
    await owner.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the agent answers with the correction', async () => {
    const log = await askTestChat(owner, 'What is your telephone number?')
    await expect(log).toContainText('0199')
    await expect(log).not.toContainText('0142')
  })

  await test.step('read the site again: still so', async () => {
    await owner.reload()
    await owner.getByRole('button', { name: /^Actions for/ }).click()
    await owner.getByRole('menuitem', { name: 'Retrain' }).click()
    await expectToast(owner, 'Data retrained successfully')
    await untilTrained(api, agent.id, 1)
    dialog = await openRead(owner, agent, 'Visit us')
    await expect(readRow(dialog, '0199').first()).toContainText('Corrected')
    await dialog.getByRole('button', { name: /^About/ }).click()
    await expect(readRow(dialog, 'Hidden, never said')).toBeVisible()
  })

  await test.step('back to the text of the page', async () => {
    await dialog.getByRole('button', { name: /^Visit us/ }).click()
    await readRow(dialog, '0199')
      .first()
      .getByRole('button', { name: /^Correct/ })
      .click()
    await dialog.getByRole('button', { name: 'Back to what the page says' }).click()
    await expect(readRow(dialog, '0142').first()).not.toContainText('Corrected')
  })
})

test('a correction the server refuses stays in its form, and Escape leaves the form first', async ({
  owner,
  api,
}) => {
  const agent = await aTaughtAgent(api)
  const dialog = await openRead(owner, agent, 'Visit us')
  const undo = await refuse(owner, 'PATCH /knowledge-base/facts/*/*/*', 'Not today.')
  await readRow(dialog, 'Telephone')
    .first()
    .getByRole('button', { name: /^Correct/ })
    .click()
  await dialog.getByRole('textbox').fill('Telephone: 5')
  await dialog.getByRole('textbox').press('Control+Enter')
  await expectToast(owner, 'Not today.')
  await expect(dialog.getByRole('textbox')).toHaveValue('Telephone: 5')
  await undo()
  await dialog.getByRole('textbox').press('Escape')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeVisible()
  await expect(readRow(dialog, '0142').first()).not.toContainText('Corrected')
  await owner.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an agent that links a data source shows its content and cannot change it', async ({
  owner,
  api,
}) => {
  const teacher = await aTaughtAgent(api)
  const [item] = await api.get<{ id: string }[]>(`/knowledge-base/${teacher.id}`)
  const pupil = await anAgent(api, { name: 'Pupil' })
  await api.post('/knowledge-base/link', { agent_id: pupil.id, kb_ids: [item!.id] })
  const dialog = await openRead(owner, pupil, 'Visit us')
  await expect(readRow(dialog, 'Telephone').first()).toBeVisible()
  await expect(dialog).toContainText('Another agent owns this data source')
  await expect(dialog.getByRole('button', { name: /^(Correct|Hide)/ })).toHaveCount(0)
})

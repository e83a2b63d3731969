import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { anAgent } from '../arrange.ts'
import { expect, expectSaved, origins, test } from '../fixtures.ts'
import { callAgent, hangUp, openNewestCall, say } from '../phone.ts'
import { aConversation } from '../seed.ts'
import { signInUnseen } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

const WORDS = 'My saddle squeaks in the rain'

test('everything of a visitor comes as a file, and goes when the visitor is erased', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  const id = await aConversation(api, agent, WORDS)
  await aConversation(api, agent, 'Where are you?')
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const rows = owner.getByRole('region', { name: 'Conversations' }).locator('[data-row]')
  await expect(rows).toHaveCount(2)
  const details = owner.getByRole('complementary', { name: 'Customer details' })
  expect(
    await wordsOf(owner, () => details.getByRole('link', { name: /Export/ }).click()),
  ).toContain(WORDS)

  const erase = details.getByRole('button', { name: 'Erase visitor' })
  const question = owner.getByRole('alertdialog', { name: 'Erase this visitor?' })
  await erase.click()
  await expect(question).toContainText('Every conversation of this person goes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(owner.getByRole('region', { name: 'Conversation', exact: true })).toContainText(
    WORDS,
  )
  await erase.click()
  await question.getByRole('button', { name: 'Erase visitor' }).click()
  await expectToast(owner, 'The visitor was erased')
  await owner.waitForURL(`${origins.nexus}/inbox`)
  await expect(rows).toHaveCount(1)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await expect(owner.getByText('Conversation NotFound')).toBeVisible()
})

test('everything of a caller comes as a file, and goes when the caller is erased', async ({
  owner,
  api,
}) => {
  const call = await callAgent(owner, await anAgent(api, { type: 'SALES_ASSISTANT' }))
  await say(call, WORDS)
  await hangUp(call)
  const panel = await openNewestCall(owner)
  expect(await wordsOf(owner, () => panel.getByRole('link', { name: /Export/ }).click())).toContain(
    WORDS,
  )
  await panel.getByRole('button', { name: 'Erase caller' }).click()
  const question = owner.getByRole('alertdialog', { name: 'Erase this caller?' })
  await question.getByRole('button', { name: 'Erase caller' }).click()
  await expectToast(owner, 'The caller was erased')
  await expect(owner.getByText('No call logs available')).toBeVisible()
  await expect(panel).toContainText('Select a call log to view details')
})

test('how long things are kept is saved, and a shorter time asks first', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/settings/data`)
  const save = owner.getByRole('button', { name: 'Save', exact: true })
  const conversations = owner.getByRole('combobox', { name: 'Conversations' })
  await expect(conversations).toHaveValue('')
  await expect(save).toBeDisabled()
  await conversations.selectOption('90 days')
  await save.click()
  const question = owner.getByRole('alertdialog', { name: 'Delete what is older?' })
  await expect(question).toContainText('conversations without a message for 90 days')
  await question.getByRole('button', { name: 'Save and delete' }).click()
  await expectToast(owner, 'Saved')
  await expectSaved(save)
  await owner.reload()
  await expect(conversations.locator('option:checked')).toHaveText('90 days')

  await conversations.selectOption('1 year')
  await save.click()
  await expectSaved(save)
  await expect(question).toBeHidden()
  await owner.reload()
  await expect(conversations.locator('option:checked')).toHaveText('1 year')
})

test('a deleted account signs out, and the same person begins with an empty one', async ({
  owner,
  account,
  api,
}) => {
  await anAgent(api, { name: 'Harbour' })
  await owner.goto(`${origins.nexus}/settings/data`)
  await owner.getByRole('button', { name: 'Delete account' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Delete your account?' })
  const remove = dialog.getByRole('button', { name: 'Delete account' })
  const email = dialog.getByRole('textbox', { name: 'Your email address' })
  await email.fill('somebody@else.example')
  await expect(remove).toBeDisabled()
  await email.fill(account.email)
  await remove.click()
  await owner.waitForURL(`${origins.nexus}/`)
  await expectToast(owner, 'Your account was deleted')
  await expect(owner.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await expect.poll(() => owner.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await owner.goto(`${origins.nexus}/agents`)
  await expect(owner).toHaveURL(/\/auth\?error=unauthenticated$/)

  // Vendors must delete their data first; until then nobody can sign in.
  await expect(() => signInUnseen(owner, origins.nexus, account)).toPass()
  await owner.goto(`${origins.nexus}/agents`)
  await expect(owner.getByRole('button', { name: /Create/ }).first()).toBeVisible()
  await expect(owner.getByText('Harbour')).toHaveCount(0)
})

test('everything of an account comes as an archive, also on the way to its deletion', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await aConversation(api, agent, WORDS)
  await owner.goto(`${origins.nexus}/settings/data`)
  const archive = await archiveOf(owner, () =>
    owner.getByRole('link', { name: 'Export everything' }).click(),
  )
  expect(archive['README.txt']).toContain('messages.jsonl')
  const said = archive['data/messages.jsonl']!.trim().split('\n')
  expect(said.map((line) => (JSON.parse(line) as { text: string }).text)).toContain(WORDS)
  expect(archive['spreadsheets/conversations.csv']).toContain(WORDS)

  await owner.getByRole('button', { name: 'Delete account' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Delete your account?' })
  const again = await archiveOf(owner, () =>
    dialog.getByRole('link', { name: 'Export everything first' }).click(),
  )
  expect(again['data/messages.jsonl']).toContain(WORDS)
  await expect(dialog).toBeVisible()
})

/** The files of the archive that a click downloads, as text by their paths. */
async function archiveOf(page: Page, click: () => Promise<void>): Promise<Record<string, string>> {
  const [file] = await Promise.all([page.waitForEvent('download') as Promise<Download>, click()])
  expect(file.suggestedFilename()).toMatch(/^nexus-export-\d{4}-\d\d-\d\d\.zip$/)
  const entries = Object.entries(unzipSync(await readFile(await file.path())))
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]))
}

/** The text of the file that a click downloads. */
async function wordsOf(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download') as Promise<Download>, click()])
  expect(file.suggestedFilename()).toMatch(/^person-.+\.json$/)
  return JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))
}

import type { Locator, Page } from '@playwright/test'
import { anAgent, type Api } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { hold, intercept } from '../intercept.ts'
import { aConversation } from '../seed.ts'
import { signInUnseen } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

type Given = { name: string; type: string; text?: string }

/** Pastes or drops a file, which other programs may accompany with text. @returns whether the page used it up */
const give = (field: Locator, event: 'paste' | 'drop', given: Given) =>
  field.evaluate(
    (place, { event, name, type, text }) => {
      const data = new DataTransfer()
      data.items.add(new File(['%PDF-1.7'], name, { type }))
      if (text) data.setData('text/plain', text)
      if (text) data.setData('text/html', `<b>${text}</b>`)
      const options = { bubbles: true, cancelable: true }
      const made =
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data })
      return !place.dispatchEvent(made)
    },
    { event, ...given },
  )

test('what is typed while a suggestion is made stays in front of it', async ({ owner, api }) => {
  const id = await inControl(api)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const message = owner.getByRole('textbox', { name: 'Message' })
  await intercept(owner, 'POST /conversation/suggest/*', async (route) => {
    await message.fill('Dear customer,')
    await route.fulfill({ json: { message: '', data: { text: 'We open at nine.', sources: [] } } })
  })
  await owner.getByRole('button', { name: 'Suggest a reply' }).click()
  await expect(message).toHaveValue('Dear customer,\nWe open at nine.')
})

test('a reply that was sent after the session ended is sent once after signing in again', async ({
  owner,
  api,
  account,
}) => {
  const id = await inControl(api)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const message = owner.getByRole('textbox', { name: 'Message' })
  await message.fill('We open at nine.')
  await owner.context().clearCookies()
  await message.press('Enter')
  await owner.waitForURL(/\/auth\?error=unauthenticated$/)

  await signInUnseen(owner, origins.nexus, account)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const messages = owner.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('We open at nine.')
  // 'Not sent.' goes when sending begins; a reload before its end would undo that.
  const sent = owner.waitForResponse(/\/conversation\/process\//)
  await messages.getByRole('button', { name: 'Try again' }).click()
  await (await sent).finished()
  await expect(messages.getByText('Not sent.')).toHaveCount(0)
  await owner.reload()
  await expect(messages.getByText('We open at nine.')).toHaveCount(1)
  await expect(messages.getByText('Not sent.')).toHaveCount(0)
})

test('a note that is added again because the response was lost is stored once', async ({
  owner,
  api,
}) => {
  const id = await inControl(api)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await owner.getByRole('button', { name: 'Note', exact: true }).click()
  await owner.getByLabel('Private note').fill('A regular, be generous')
  const undo = await intercept(owner, 'POST /conversation/notes/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const add = owner.getByRole('button', { name: 'Add note' })
  await add.click()
  await expectToast(owner, 'The note could not be added')
  await undo()
  await add.click()
  await expect(add).toHaveCount(0)
  await expect(owner.getByRole('complementary', { name: /^Private note of/ })).toHaveCount(1)
})

test('a picture for a private note, or of a copied table, is not sent to the visitor', async ({
  owner,
  api,
}) => {
  const id = await inControl(api)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const message = owner.getByRole('textbox', { name: 'Message' })
  await untilFilesAreTaken(owner)
  await owner.getByRole('button', { name: 'Note', exact: true }).click()
  const note = owner.getByLabel('Private note')
  const uploads = owner.getByRole('list', { name: 'Files on their way' })
  await hold(owner, 'POST /conversation/*/files')
  const picture = { name: 'plan.pdf', type: 'application/pdf' }
  expect(await give(note, 'paste', picture)).toBe(false)
  expect(await give(note, 'drop', picture)).toBe(true)
  expect(await give(message, 'paste', { ...picture, text: 'Prices' })).toBe(false)
  await expect(uploads).toHaveCount(0)
  expect(await give(message, 'paste', { ...picture, name: 'meant.pdf' })).toBe(true)
  await expect(uploads).toHaveText(/^meant\.pdf/)
})

test('a file that is dropped while the agent answers does not replace the page', async ({
  owner,
  api,
}) => {
  const id = await aConversation(api, await anAgent(api), 'Hello')
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await expect(owner.getByRole('button', { name: 'Attach', exact: true })).toBeDisabled()
  const message = owner.getByRole('textbox', { name: 'Message' })
  const isUsedUp = await give(message, 'drop', { name: 'plan.pdf', type: 'application/pdf' })
  expect(isUsedUp).toBe(true)
})

test('a file that fails after its conversation was left says so', async ({ owner, api }) => {
  const id = await inControl(api)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  await intercept(owner, 'POST /conversation/*/files', async (route) => {
    await left
    await route.abort()
  })
  await untilFilesAreTaken(owner)
  const message = owner.getByRole('textbox', { name: 'Message' })
  await give(message, 'drop', { name: 'plan.pdf', type: 'application/pdf' })
  await expect(owner.getByRole('list', { name: 'Files on their way' })).toBeVisible()
  await owner.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(message).toHaveCount(0)
  leave()
  await expectToast(owner, 'plan.pdf: This file was not sent.')
})

test('the focus in the inbox stays with a conversation that moves down', async ({ owner, api }) => {
  const agent = await anAgent(api)
  const older = await aConversation(api, agent, 'Older')
  const newer = await aConversation(api, agent, 'Newer')
  await owner.goto(`${origins.nexus}/inbox`)
  const rowOf = (id: string) => owner.locator(`a[href*="/inbox/${id}"]`)
  await rowOf(newer).focus()
  await api.patch(`/conversation/switchControl/${older}?to=admin`)
  await api.post(`/conversation/process/${older}`, { response: 'Good morning.' })
  await expect(owner.locator('[data-index="0"]')).toContainText('Good morning.')
  await expect(rowOf(newer)).toBeFocused()
})

/** What takes files is loaded after the conversation. */
const untilFilesAreTaken = (page: Page) =>
  expect(page.getByRole('button', { name: 'Attach', exact: true })).toBeEnabled()

/** A conversation that the owner answers. @returns its id */
async function inControl(api: Api): Promise<string> {
  const id = await aConversation(api, await anAgent(api), 'Hello')
  await api.patch(`/conversation/switchControl/${id}?to=admin`)
  return id
}

import type { Page } from '@playwright/test'
import type { ConversationList } from 'shared-types'
import type { Api } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { ask, chatLog, openTaughtChat } from '../visit.ts'

test('a suggestion, a saved reply and a private note help a person to answer', async ({
  owner,
  api,
  visitor,
}) => {
  const id = await anAnsweredVisitor(api, visitor)

  await owner.goto(`${origins.nexus}/settings/saved-replies`)
  await owner.getByRole('button', { name: 'Add a reply' }).click()
  await owner.getByLabel('Title').fill('Greeting')
  await owner.getByLabel('Reply').fill('Hello {visitor name}, this is {my name}.')
  await owner.getByRole('button', { name: 'Save reply' }).click()
  await expect(owner.getByRole('button', { name: 'Change Greeting' })).toBeVisible()

  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await owner.getByRole('button', { name: 'Take control' }).first().click()
  const message = owner.getByRole('textbox', { name: 'Message' })
  await expect(message).toBeEnabled()
  await owner.getByRole('button', { name: 'Suggest a reply' }).click()
  await expect(message).toHaveValue(/ninety days/)
  await expect(chatLog(visitor)).not.toContainText('Hello')

  await message.fill('')
  await message.press('/')
  await owner.getByRole('combobox').fill('grtng')
  await expect(owner.getByRole('option', { name: /Greeting/ })).toBeVisible()
  await owner.keyboard.press('Enter')
  await expect(message).toHaveValue(/Hello \{visitor name\}, this is Marisol/)
  await message.press('Enter')
  await expect(owner.getByText('Fill in {visitor name} before you send.')).toBeVisible()
  await message.fill('Hello there')
  await message.press('Enter')
  await expect(chatLog(visitor)).toContainText('Hello there')

  await owner.getByRole('button', { name: 'Note', exact: true }).click()
  await owner.getByLabel('Private note').fill('A regular, be generous')
  await owner.getByRole('button', { name: 'Add note' }).click()
  await expect(owner.getByRole('complementary', { name: /^Private note of/ })).toContainText(
    'be generous',
  )
  await expect(chatLog(visitor)).not.toContainText('generous')
})

test('a note that arrives out of sight, such as the draft of an assistant, is pointed out and led to', async ({
  owner,
  api,
  visitor,
}) => {
  const id = await anAnsweredVisitor(api, visitor)
  const addNote = (text: string) =>
    api.post(`/conversation/notes/${id}`, { text, mentions: [], client_id: crypto.randomUUID() })
  await addNote('A long note\n'.repeat(60))
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const messages = owner.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('A long note')
  await messages.hover()
  await expect(async () => {
    await owner.mouse.wheel(0, -5_000)
    await expect(owner.getByRole('button', { name: 'Jump to newest' })).toBeVisible()
    expect(await messages.evaluate((box) => box.scrollTop)).toBe(0)
    // A second after it was opened, a conversation is scrolled to its end.
    await owner.waitForTimeout(1_000)
    expect(await messages.evaluate((box) => box.scrollTop)).toBe(0)
  }).toPass()

  await addNote('Draft of a reply')
  const hint = owner.getByRole('button', { name: 'New note below' })
  // At once, because it leaves when the note comes into sight by itself.
  await hint.dispatchEvent('click')
  await expect(owner.getByText('Draft of a reply')).toBeInViewport()
  await expect(hint).toHaveCount(0)
})

/** @returns the id of their conversation */
async function anAnsweredVisitor(api: Api, visitor: Page): Promise<string> {
  await openTaughtChat(api, visitor)
  await ask(visitor, 'How long are workshop repairs guaranteed?')
  await expect(chatLog(visitor)).toContainText('ninety days')
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  return conversations[0]!.id
}

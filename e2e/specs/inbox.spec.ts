import type { Page } from '@playwright/test'
import type { ConversationList } from 'shared-types'
import { anAgent, snippetOf, type Api } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

const QUESTION = 'Do you repair violins?'

/** A visitor who has asked and was answered. @returns the conversation's id. */
async function aConversation(api: Api, visitor: Page) {
  const agent = await anAgent(api)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, QUESTION)
  await expect(chatLog(visitor)).toContainText("I don't know that")
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  return conversations[0]!.id
}

test('an empty inbox says so', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/inbox`)
  await expect(owner.getByRole('heading', { name: 'No Inbox' })).toBeVisible()
  await expect(owner.getByText('You have no inbox yet.')).toBeVisible()
})

test('without a chosen conversation the middle asks for one', async ({ owner, api, visitor }) => {
  await aConversation(api, visitor)
  await owner.goto(`${origins.nexus}/inbox`)
  await expect(owner.getByText('Select a Conversation')).toBeVisible()
})

test('a conversation that does not exist is not found', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/inbox/0192e4f8-0000-7000-8000-000000000000`)
  await expect(owner.getByText('Conversation NotFound')).toBeVisible()
})

test('a row shows 40 characters of the last message, and its unread count is gone once opened', async ({
  owner,
  api,
  visitor,
}) => {
  const id = await aConversation(api, visitor)
  await owner.goto(`${origins.nexus}/inbox`)
  const row = owner.getByRole('link').and(owner.locator(`[href$="${id}"]`))
  await expect(row).toBeVisible()
  await expect(row).toContainText('…')
  await expect(row).toContainText(/[1-9]/)
  await row.click()
  await owner.waitForURL(`${origins.nexus}/inbox/${id}`)
  await expect(owner.getByText(QUESTION).first()).toBeVisible()
  await expect
    .poll(
      async () =>
        (await api.get<ConversationList>('/conversations/admin')).unread_messages.find(
          (entry) => entry.conv_id === id,
        )?.unread ?? 0,
    )
    .toBe(0)
})

test('a message of a visitor arrives while the inbox is open', async ({ owner, api, visitor }) => {
  const id = await aConversation(api, visitor)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await expect(owner.getByText(QUESTION).first()).toBeVisible()
  await ask(visitor, 'What does storage cost?')
  await expect(owner.getByText('What does storage cost?').first()).toBeVisible()
})

test('only the person in control can write', async ({ owner, api, visitor }) => {
  const id = await aConversation(api, visitor)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const reply = owner.getByRole('textbox', { name: /message|reply/i })
  await expect(reply).toBeDisabled()
  await owner.getByRole('button', { name: /^Take control/ }).click()
  await expect(reply).toBeEnabled()
  await reply.fill('Marisol here.')
  await reply.press('Enter')
  await expect(chatLog(visitor)).toContainText('Marisol here.')
  await expect(visitor.getByText(/You’re chatting with/)).toBeVisible()
  await owner.getByRole('button', { name: /^Release control/ }).click()
  await expect(reply).toBeDisabled()
})

test('a conversation is deleted after confirmation, and the visitor starts afresh', async ({
  owner,
  api,
  visitor,
}) => {
  const id = await aConversation(api, visitor)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await owner.getByRole('button', { name: 'More actions' }).click()
  await owner.getByRole('menuitem', { name: 'Delete conversation' }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this conversation?')
  await question.getByRole('button', { name: /delete/i }).click()
  await owner.waitForURL(`${origins.nexus}/inbox`)
  await expect(owner.getByText('You have no inbox yet.')).toBeVisible()
  await ask(visitor, 'Hello again')
  await expect
    .poll(
      async () => (await api.get<ConversationList>('/conversations/admin')).conversations.length,
    )
    .toBe(1)
})

test('a visitor who asks for a person is shown as waiting', async ({ owner, api, visitor }) => {
  const id = await aConversation(api, visitor)
  await visitor.getByRole('button', { name: 'Talk to a person' }).click()
  await visitor.getByLabel('Name (optional)').fill('Ines Okafor')
  await visitor.getByLabel('Email (optional)').fill('ines@example.com')
  await visitor.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(visitor.getByText('We’ve asked for a person. They’ll join you here.')).toBeVisible()
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await expect(owner.getByText('Ines Okafor').first()).toBeVisible()
  await expect(owner.getByText('ines@example.com')).toBeVisible()
})

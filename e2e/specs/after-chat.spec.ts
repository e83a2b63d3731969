import { readFile } from 'node:fs/promises'
import type { ConversationList } from 'shared-types'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { ask, chatLog, composer, openTaughtChat } from '../visit.ts'

const QUESTION = 'How long are workshop repairs guaranteed?'
const ANSWER = /ninety days/

test('a visitor says how a chat was, takes it along and begins another, and the owner sees one person', async ({
  owner,
  api,
  visitor,
}) => {
  const violations: string[] = []
  visitor.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await openTaughtChat(api, visitor)
  await ask(visitor, QUESTION)
  await expect(chatLog(visitor)).toContainText(ANSWER)
  const rating = visitor.getByRole('group', { name: 'How was this chat?' })
  await expect(rating).toBeHidden()

  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  const id = conversations[0]!.id
  await api.patch(`/conversation/resolved/${id}`, { resolved: true })
  await rating.getByRole('button', { name: 'Not good' }).click()
  await rating.getByRole('button', { name: 'Good', exact: true }).click()
  await visitor.getByRole('textbox', { name: 'Tell us more (optional)' }).fill('Quick!')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByText('Thank you.')).toBeVisible()

  const more = visitor.getByRole('button', { name: 'More' })
  await more.press('Enter')
  await expect(visitor.getByRole('button', { name: 'Download transcript' })).toBeFocused()
  await expectAccessible(visitor, 'a rated chat, and what can be done with it')
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.keyboard.press('Enter'),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(QUESTION)
  expect(text).toMatch(ANSWER)
  await expect(more).toBeFocused()
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('button', { name: 'Start a new chat' }).click()
  await visitor.getByRole('button', { name: 'Start a new chat' }).click()
  await expect(chatLog(visitor)).not.toContainText(QUESTION)
  await expect(composer(visitor)).toBeVisible()
  await ask(visitor, 'And what does storage cost?')
  await expect(chatLog(visitor)).toContainText('£3 a day')
  expect(violations).toEqual([])

  const now = await api.get<ConversationList>('/conversations/admin')
  await owner.goto(`${origins.nexus}/inbox/${now.conversations[0]!.id}`)
  const details = owner.getByRole('complementary', { name: 'Customer details' })
  const others = details.getByRole('region', { name: 'Other conversations' })
  await others.getByRole('link', { name: /How long are workshop/ }).click()
  await expect(owner).toHaveURL(new RegExp(id))
  await expect(details).toContainText('Good')
  await expect(details).toContainText('“Quick!”')
  await expect(others.getByRole('link')).toHaveCount(1)
})

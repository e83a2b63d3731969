import { type ConversationList, GAPS_MAX, type KnowledgeGap } from 'shared-types'
import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer } from '../intercept.ts'
import { ask, chatLog, openTaughtChat } from '../visit.ts'

const QUESTION = 'Do you sell gift vouchers?'

test('an unanswered question is answered by its owner, and the next visitor gets the answer in other words', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await openTaughtChat(api, visitor)
  await ask(visitor, QUESTION)
  await expect(chatLog(visitor)).toContainText("I don't know that")

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: `Answer: ${QUESTION}` }).click()
  const dialog = owner.getByRole('dialog', { name: 'Answer a question' })
  await expect(dialog.getByLabel('Question')).toHaveValue(QUESTION)
  await expect(dialog.getByLabel('Your answer')).toBeFocused()
  await dialog.getByLabel('Your answer').fill('Yes, from ten pounds, at the counter.')
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  await expect(owner.getByText('1 question can be answered now')).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Your own answers' })).toContainText(QUESTION)

  await ask(visitor, 'Can I buy a gift voucher here?')
  await expect(chatLog(visitor)).toContainText('Yes, from ten pounds, at the counter.')
  await expect(chatLog(visitor)).toContainText('Our own answer')
})

test('a question wrongly marked as answered is moved back to the open ones', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await openTaughtChat(api, visitor)
  await ask(visitor, 'Do you sell boats?')
  const open = () => api.get<KnowledgeGap[]>(`/knowledge-base/gaps/${agent.id}`)
  await expect.poll(open).toHaveLength(1)
  const gap_ids = (await open()).map(({ id }) => id)
  const taught = { question: QUESTION, answer: '**Yes**, from ten pounds.', gap_ids }
  await api.post(`/taught-answers/${agent.id}`, taught)

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  const answers = owner.getByRole('region', { name: 'Your own answers' })
  await expect(answers.getByText('Yes', { exact: true })).toBeVisible()
  await owner.getByText('1 question can be answered now').click()
  await owner.getByRole('button', { name: 'Reopen: Do you sell boats?' }).click()
  await expect(owner.getByRole('button', { name: 'Answer: Do you sell boats?' })).toBeVisible()
  await expect(owner.getByText('1 question can be answered now')).toBeHidden()
})

test('a list of unanswered questions that is cut off says so', async ({ owner, api }) => {
  const agent = await anAgent(api)
  const gaps = Array.from({ length: GAPS_MAX }, (_, at) => ({
    id: `gap ${at}`,
    question: `Do you rent boat ${at}?`,
    times: 1,
    last_asked_at: '2026-11-21T09:05:00Z',
    conversation_id: null,
  }))
  await answer(owner, `GET /knowledge-base/gaps/${agent.id}`, gaps)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await expect(owner.getByText('Only the 200 questions asked last are listed.')).toBeVisible()
  await answer(owner, `GET /knowledge-base/gaps/${agent.id}`, gaps.slice(1))
  await owner.reload()
  await expect(owner.getByText('Do you rent boat 1?')).toBeVisible()
  await expect(owner.getByText('asked last are listed')).toHaveCount(0)
})

test('a reply shows its sources and timing, and a reply of a person is saved as an answer', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await openTaughtChat(api, visitor)
  await ask(visitor, 'How long are workshop repairs guaranteed?')
  await expect(chatLog(visitor)).toContainText('ninety days')
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  await owner.goto(`${origins.nexus}/inbox/${conversations[0]!.id}`)
  const messages = owner.getByRole('region', { name: 'Messages' })
  await messages.getByText('Why', { exact: true }).click()
  await expect(messages.getByRole('heading', { name: 'Looked up' })).toBeVisible()
  await expect(messages.getByText('Said', { exact: true })).toBeVisible()
  await expect(messages.getByText(/No model.*last word after/)).toBeVisible()
  await messages.getByRole('button', { name: 'Teach the right answer' }).click()
  const wrong = owner.getByRole('dialog', { name: 'Answer a question' })
  await expect(wrong.getByLabel('Question')).toHaveValue(/workshop repairs/)
  await owner.keyboard.press('Escape')
  await messages.getByRole('link', { name: 'Correct the source' }).click()
  const source = owner.getByRole('dialog')
  await expect(source.getByRole('heading', { name: 'Passages' })).toBeVisible()
  await expect(source.getByText(/ninety days/).first()).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(owner).not.toHaveURL(/read=/)
  await owner.goBack()

  await owner.getByRole('button', { name: 'Take control' }).first().click()
  await ask(visitor, QUESTION)
  await expect(messages.getByText(QUESTION, { exact: true })).toBeVisible()
  const message = owner.getByRole('textbox', { name: 'Message' })
  await expect(message).toBeEnabled()
  await message.fill('Yes, from ten pounds.')
  await message.press('Enter')
  await messages.getByRole('button', { name: 'Save as answer' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Answer a question' })
  await expect(dialog.getByLabel('Question')).toHaveValue(QUESTION)
  await expect(dialog.getByLabel('Your answer')).toHaveValue('Yes, from ten pounds.')
  await dialog.getByRole('button', { name: 'Save answer' }).click()
  await expect(dialog).toBeHidden()
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await expect(owner.getByRole('region', { name: 'Your own answers' })).toContainText(QUESTION)
})

import type { Page } from '@playwright/test'
import type { ConversationDetail, ConversationList } from 'shared-types'
import { anAgent, apiOf, snippetOf, teachPdf, untilTrained, type Api } from '../arrange.ts'
import { expect, test as base } from '../fixtures.ts'
import { startHost } from '../servers/host.ts'
import { startNexus, type Nexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'
import { startStubModel, type StubModel } from '../../server/src/test/stub-model.ts'
import type { Running } from '../servers/http.ts'

/** Enough words to last for minutes, so that the reply is still running however long an interruption takes. */
const WORDS = 4_000
const LONG_REPLY = Array.from({ length: WORDS }, (_, index) => `word${index}`).join(' ')
const TOKEN_DELAY_MS = 50

/** A server with a model, because the common one has none. */
const test = base.extend<{ talking: { nexus: Nexus; host: Running; model: StubModel } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  talking: async ({}, use) => {
    const model = await startStubModel()
    const nexus = await startNexus({
      env: {
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_NAME: 'stub',
        MODEL_API_KEY: 'none',
        MODEL_BASE_URL: model.url,
      },
    })
    const host = await startHost(nexus.origin)
    await use({ nexus, host, model })
    await Promise.all([nexus.stop(), host.close(), model.close()])
  },
})

async function onlyConversation(api: Api) {
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  expect(conversations).toHaveLength(1)
  const id = conversations[0]!.id
  return { id, detail: await api.get<ConversationDetail>(`/conversation/messages/admin/${id}`) }
}

const wordsShown = async (page: Page) =>
  [...(await chatLog(page).innerText()).matchAll(/word(\d+)/g)].map((match) => Number(match[1]))

test('taking control cuts a reply under way, and the bot stays silent until control is given back', async ({
  talking: { nexus, host, model },
  page: owner,
  visitor,
  account,
}) => {
  model.behave({ reply: LONG_REPLY, delay: TOKEN_DELAY_MS })
  await signInUnseen(owner, nexus.origin, account)
  const api = apiOf(owner, nexus.origin)
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await openCustomerPage(visitor, host.origin, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'How long are workshop repairs guaranteed?')
  await expect(chatLog(visitor)).toContainText('word5 ')

  const { id } = await onlyConversation(api)
  await owner.goto(`${nexus.origin}/inbox/${id}`)
  await owner.getByRole('button', { name: /^Take control/ }).click()
  await expect(owner.getByRole('button', { name: /^Release control/ })).toBeVisible()
  await expect(visitor.getByText('Stopped when a person joined')).toBeVisible()
  const shown = await wordsShown(visitor)
  expect(shown.length).toBeLessThan(WORDS)

  const reply = owner.getByRole('textbox', { name: /message|reply/i })
  await reply.fill('A person now: ninety days.')
  await reply.press('Enter')
  await expect(chatLog(visitor)).toContainText('A person now: ninety days.')
  await expect.poll(() => wordsShown(visitor)).toEqual(shown)

  const { detail } = await onlyConversation(api)
  const cut = detail.messages.find((message) => message.sender.role === 'agent')!
  expect(cut.status).toBe('cut')
  expect([...cut.message.matchAll(/word(\d+)/g)].map((match) => Number(match[1]))).toEqual(shown)

  // The panel was open before the reload, so it opens again by itself.
  await visitor.reload()
  await expect(chatLog(visitor)).toContainText('A person now: ninety days.')
  await expect.poll(() => wordsShown(visitor)).toEqual(shown)

  model.behave({ reply: 'The bot speaks.' })
  await ask(visitor, 'And forks?')
  await api.post(`/conversation/process/${id}`, { response: 'Three years.' })
  await expect(chatLog(visitor)).toContainText('Three years.')
  await expect(chatLog(visitor).getByText('The bot speaks.')).toHaveCount(0)
  await api.patch(`/conversation/switchControl/${id}`)
  await ask(visitor, 'When does a claim have to be reported?')
  await expect(chatLog(visitor).getByText('The bot speaks.')).toHaveCount(1)
})

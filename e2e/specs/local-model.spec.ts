import { startStubModel, type StubModel } from '../../server/src/test/stub-model.ts'
import { anAgent, apiOf, teachPdf, untilTrained } from '../arrange.ts'
import { aColleague } from '../colleague.ts'
import { expect, test as base } from '../fixtures.ts'
import { startNexus, type Nexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

/** A server with an Ollama, because the common one has none. */
const test = base.extend<{ beside: { nexus: Nexus; ollama: StubModel } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  beside: async ({}, use) => {
    const ollama = await startStubModel({ models: ['llama3.2:3b', 'qwen3:4b'] })
    const nexus = await startNexus({ env: { OLLAMA_URL: ollama.url.replace('/v1', '') } })
    await use({ nexus, ollama })
    await Promise.all([nexus.stop(), ollama.close()])
  },
})

test('an Ollama on the machine is offered, writes the answers in one click, and can be turned off', async ({
  beside: { nexus, ollama },
  page: owner,
  account,
  browser,
}) => {
  await signInUnseen(owner, nexus.origin, account)
  const api = apiOf(owner, nexus.origin)
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)

  await owner.goto(`${nexus.origin}/dashboard`)
  const steps = owner.getByRole('region', { name: 'Your first agent, in five minutes' })
  const offer = steps.getByRole('group', { name: 'Ollama on this machine' })
  await expect(offer).toContainText('Ollama runs on this machine')
  await offer.getByRole('combobox', { name: 'Model' }).selectOption('qwen3:4b')
  await offer.getByRole('button', { name: 'Use it' }).click()
  await expectToast(owner, 'qwen3:4b writes the answers from now on')
  await expect(offer).toBeHidden()

  await owner.goto(`${nexus.origin}/agents/${agent.id}?tab=knowledge-base&chat=1`)
  const chat = owner.getByRole('complementary', { name: 'Test chat' })
  await chat.getByRole('textbox').fill('How long are workshop repairs guaranteed?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('guaranteed for ninety days')
  expect(ollama.requests).toContainEqual(
    expect.objectContaining({ model: 'qwen3:4b', stream: true }),
  )

  await owner.goto(`${nexus.origin}/dashboard`)
  await owner.getByRole('button', { name: 'What is real here' }).click()
  const answers = owner.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Answers' })
  await expect(answers).toContainText('Written by qwen3:4b (ollama).')
  const grace = { name: 'Grace', email: `grace.${account.email}`, role: 'admin' as const }
  const admin = await aColleague(browser, api, grace)
  await admin.goto(`${nexus.origin}/dashboard`)
  await admin.getByRole('button', { name: 'What is real here' }).click()
  const told = admin.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Answers' })
  await expect(told).toContainText('Chosen on this screen')
  // Only owners choose a model and turn it off.
  await expect(told.getByRole('button')).toHaveCount(0)
  await answers.getByRole('button', { name: 'Turn it off' }).click()
  await expect(answers).toContainText('Quoted word for word')
  await expect(answers.getByRole('button', { name: 'Use it' })).toBeVisible()
  await admin.reload()
  await admin.getByRole('button', { name: 'What is real here' }).click()
  await expect(told).toContainText('Quoted word for word')
  await expect(told.getByRole('button')).toHaveCount(0)
})

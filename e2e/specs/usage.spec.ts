import type { Page } from '@playwright/test'
import type { Usage } from 'shared-types'
import { startStubModel, type StubModel } from '../../server/src/test/stub-model.ts'
import { anAgent, apiOf } from '../arrange.ts'
import { expect, origins, test as base } from '../fixtures.ts'
import { startNexus, type Nexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

/** A server with a model that costs a dollar for a thousand tokens; the common one has neither model nor prices. */
const test = base.extend<{ priced: { nexus: Nexus; model: StubModel } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  priced: async ({}, use) => {
    const model = await startStubModel()
    const nexus = await startNexus({
      env: {
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_NAME: 'stub',
        MODEL_BASE_URL: model.url,
        PRICE_MODEL_INPUT: '1000',
        PRICE_MODEL_OUTPUT: '1000',
        MONTHLY_CAP_ACCOUNT: '50',
      },
    })
    await use({ nexus, model })
    await Promise.all([nexus.stop(), model.close()])
  },
})

async function askInTestChat(
  owner: Page,
  nexus: Nexus,
  agentId: string,
  { question, reply }: { question: string; reply: string },
) {
  await owner.goto(`${nexus.origin}/agents/${agentId}?tab=knowledge-base&chat=1`)
  const chat = owner.getByRole('complementary', { name: 'Test chat' })
  await chat.getByRole('textbox').fill(question)
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText(reply)
}

test('the cost of answers is shown, a cap is set, and at the cap answers are quoted; none is set above that of the server', async ({
  priced: { nexus, model },
  page: owner,
  account,
}) => {
  await signInUnseen(owner, nexus.origin, account)
  const api = apiOf(owner, nexus.origin)
  const agent = await anAgent(api)
  await askInTestChat(owner, nexus, agent.id, {
    question: 'Do you repair violins?',
    reply: 'I do not know that from the knowledge I was given.',
  })
  // Usage is counted a tenth of a second later, and the page of the usage does not update itself.
  await expect
    .poll(async () => (await api.get<Usage>('/usage')).days.at(-1)!.tokens)
    .toBeGreaterThan(0)

  await owner.goto(`${nexus.origin}/settings/usage`)
  const month = owner.getByRole('region', { name: /^\w+ \d{4}$/ })
  await expect(month).toContainText(/\$\d+\.\d\d of \$50\.00/)
  await expect(month).toContainText(/Answers and analyses[\d,]+ tokens\$\d/)
  await expect(month.getByRole('list', { name: 'Cost by day' })).toBeVisible()
  const row = owner.getByRole('table', { name: 'Usage by agent' }).getByRole('row').nth(1)
  await expect(row).toContainText(/Harbour[\d,]+ tokens\$\d+\.\d\dNone/)

  await owner.getByRole('button', { name: 'Set cap of Harbour' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Monthly cap of Harbour' })
  const amount = dialog.getByRole('textbox', { name: 'US dollars a month' })
  await amount.fill('ten')
  await dialog.getByRole('button', { name: 'Save cap' }).click()
  await expect(dialog).toContainText('Enter an amount, like 25 or 25.50')
  await amount.fill('0.01')
  await dialog.getByRole('button', { name: 'Save cap' }).click()
  await expectToast(owner, 'Cap saved')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('$0.01')
  const told = 'The monthly cap of Harbour, $0.01, is reached: until next month answers are quoted'
  await expect(owner.getByRole('main')).toContainText(told)

  await owner.goto(`${nexus.origin}/dashboard`)
  await expect(owner.getByRole('main')).toContainText(told)
  await owner.getByRole('link', { name: 'See usage' }).click()
  await expect(owner).toHaveURL(/\/settings\/usage$/)

  const asked = model.requests.length
  expect(asked).toBeGreaterThan(0)
  await askInTestChat(owner, nexus, agent.id, {
    question: 'Do you repair cellos?',
    // The wording of an answer that is quoted without a model.
    reply: "I don't know that",
  })
  expect(model.requests).toHaveLength(asked)

  await owner.goto(`${nexus.origin}/settings/usage`)
  await owner.getByRole('button', { name: 'Set cap', exact: true }).click()
  const ofAccount = owner.getByRole('dialog', { name: 'Monthly cap of your account' })
  await ofAccount.getByRole('textbox').fill('50.01')
  await ofAccount.getByRole('button', { name: 'Save cap' }).click()
  await expect(ofAccount).toContainText('Enter at most $50.00, the cap of this server')
})

test('without prices the page says so, and shows how much the account stores', async ({
  owner,
  api,
}) => {
  await anAgent(api)
  await owner.goto(`${origins.nexus}/settings`)
  await owner.getByRole('link', { name: 'Usage' }).click()
  await expect(owner.getByRole('region', { name: 'Monthly cap' })).toContainText(
    'No prices are set on this server',
  )
  const kept = owner.getByRole('region', { name: 'What your account keeps' })
  await expect(kept).toContainText('Agents1 of 100')
  await expect(kept).toContainText('PDFs, documents and texts0 of 1,000')
  await expect(kept.getByRole('meter', { name: 'Agents' })).toBeVisible()
})

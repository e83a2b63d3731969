import type { Page } from '@playwright/test'
import type { CallLog } from 'shared-types'
import { anAgent, teachPdf, teachWebsite, untilTrained } from '../arrange.ts'
import { passTime } from '../clock.ts'
import { expect, goWithin, origins, test } from '../fixtures.ts'
import { answer, intercept, recordCalls, refuse } from '../intercept.ts'
import { ownersPhone } from '../phone.ts'
import { aConversation } from '../seed.ts'
import { expectToast, toastsSoFar } from '../toasts.ts'

type Refused = Parameters<typeof refuse>[1]

const WORDS = 'In the words of the server.'

/** Checks the toast of a failing call: the server's message, and without one its own. */
async function expectFailure(
  page: Page,
  call: Refused,
  fallback: string,
  act: () => Promise<unknown>,
) {
  for (const [message, told] of [
    [WORDS, WORDS],
    [undefined, fallback],
  ]) {
    const undo = await refuse(page, call, message)
    const fresh = await freshToasts(page)
    await act()
    await expect.poll(fresh).toEqual([told])
    await undo()
    await clearToasts(page)
  }
}

/** The same for a call that reads: it is tried three more times first. */
async function expectReadingFailure(page: Page, call: Refused, fallback: string, path: string) {
  const undo = await refuse(page, call)
  const fresh = await freshToasts(page)
  await goWithin(page, path)
  await afterRetries(page, async () => (await fresh()).length > 0)
  expect(await fresh()).toEqual([fallback])
  await undo()
  await clearToasts(page)
}

const toasts = (page: Page) => page.locator('[aria-live="off"]').getByRole('status')

/** Lets toasts time out: 4 s, and 1 s more for the closing animation. */
const clearToasts = (page: Page) =>
  passTime(page, 2_500, async () => (await toasts(page).count()) === 0)

/** Waits for three retries, each scheduled when the one before has failed. */
const afterRetries = (page: Page, isTold: () => Promise<boolean>) => passTime(page, 1_000, isTold)

/** Records the toasts from now on, including those that disappear before the test checks. */
async function freshToasts(page: Page) {
  const { length } = await toastsSoFar(page)
  return async () => (await toastsSoFar(page)).slice(length)
}

test('auth: each error is shown once per page load', async ({ page }) => {
  await page.clock.install()
  const landing = page.getByText('Empower Your Business: Automate, Protect, Connect')
  for (const [code, text] of [
    ['google_auth_failed', 'Google authentication failed.'],
    ['email_not_found', 'Email not found.'],
    ['unauthenticated', 'Unauthorised, please login.'],
  ] as const) {
    await page.goto(`${origins.nexus}/auth?error=${code}`)
    await expect.poll(() => toastsSoFar(page)).toEqual([text])
    await expect(landing).toBeVisible()
    await goWithin(page, '/auth')
    await goWithin(page, `/auth?error=${code}`)
    await expect(landing).toBeVisible()
    await page.clock.runFor(10_000)
    expect(await toastsSoFar(page)).toEqual([text])
  }
})

test('agents: lists, creation and a load that fails', async ({ owner }) => {
  await owner.clock.install()
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
  await wizard.getByRole('radio', { name: /Chatbot/ }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Agent name' }).fill('Harbour')
  const create = () => wizard.getByRole('button', { name: 'Create Agent' }).click()
  await expectFailure(owner, 'POST /agent', 'Failed to create agent', create)
  const offline = await intercept(owner, 'POST /agent', (route) => route.abort())
  const fresh = await freshToasts(owner)
  await create()
  await expect.poll(fresh).toEqual(['Failed to create agent'])
  await offline()
  await owner.keyboard.press('Escape')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await clearToasts(owner)

  const restored = await refuse(owner, 'GET /agent/*', WORDS)
  await goWithin(owner, '/agents/0192e4f8-0000-7000-8000-000000000000')
  await afterRetries(owner, () => owner.getByText('No agent found').isVisible())
  await expect(toasts(owner)).toHaveCount(0)
  await restored()
  await owner.getByRole('button', { name: 'Try again' }).click()
  await expect(owner.getByText('It may have been deleted')).toBeVisible()
})

test('agents: activation, settings, code, deletion, numbers', async ({ owner, api }) => {
  await owner.clock.install()
  const agent = await anAgent(api, { activated: false })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const press = (name: string) => owner.getByRole('button', { name }).click()
  await expectFailure(owner, 'PATCH /agent/activate/*', 'Failed to activate agent', () =>
    press('Activate'),
  )
  await owner.getByRole('textbox', { name: 'Instructions' }).fill('Be brief.')
  await expectFailure(owner, 'PATCH /agent/settings', 'An error occurred', () =>
    press('Save changes'),
  )
  await expectFailure(owner, 'POST /agent/send-otp/*', 'An error occurred', async () => {
    await owner.getByRole('textbox', { name: 'Phone number' }).fill(ownersPhone())
    await press('Send code')
  })
  await expectFailure(owner, 'DELETE /agent/*', 'Failed to delete agent', async () => {
    await goWithin(owner, `/agents/${agent.id}?tab=settings`)
    await press('Delete agent')
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete agent' }).click()
    // Deleting leads to the list, whether it succeeded or not.
    await owner.waitForURL(`${origins.nexus}/agents`)
  })
  await goWithin(owner, `/agents/${agent.id}?tab=settings`)
  await owner.getByRole('textbox', { name: 'Phone number' }).fill(ownersPhone())
  await press('Send code')
  await expectToast(owner, 'OTP sent successfully')
  await clearToasts(owner)
  await expectFailure(owner, 'POST /agent/verify-phone', 'An error occurred', () =>
    owner.getByRole('textbox', { name: 'Verification code' }).pressSequentially('123456'),
  )
  await owner.keyboard.press('Escape')
  await press('Buy Number')
  const offers = owner.getByRole('dialog', { name: 'Buy Phone Number' })
  await offers.getByRole('radio').first().click()
  const buy = offers.getByRole('button', { name: 'Buy Number' })
  await expectFailure(owner, 'POST /checkout/tw-phone/buy', 'An error occurred', () => buy.click())
  await expect(buy).not.toHaveAttribute('aria-busy')
  await owner.keyboard.press('Escape')
  await answer(owner, 'GET /agent/tw/available-numbers', [])
  await press('Buy Number')
  await expect(owner.getByText('No available numbers to purchase. Try again later.')).toBeVisible()
})

test('appearance: load and save', async ({ owner, api }) => {
  await owner.clock.install()
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents`)
  const tab = `/agents/${agent.id}?tab=appearance`
  await expectReadingFailure(owner, 'GET /agent/chatbot-config/*', 'An error occured.', tab)
  await owner.getByRole('button', { name: 'Try again' }).click()
  await owner.getByRole('textbox', { name: 'Brand name' }).fill('Harbour Cycles')
  await expectFailure(owner, 'PATCH /agent/chatbot-config', 'An error occured.', () =>
    owner.getByRole('button', { name: 'Save', exact: true }).click(),
  )
})

test('knowledge base: list, adding, crawling, linking, unlinking, retraining, deleting', async ({
  owner,
  api,
}) => {
  const teacher = await anAgent(api, { name: 'Teacher' })
  const shared = await teachPdf(api, teacher.id, 'Shared terms')
  await teachPdf(api, teacher.id, 'Other terms')
  const pupil = await anAgent(api, { name: 'Pupil' })
  await teachWebsite(api, pupil.id, origins.site)
  await api.post('/knowledge-base/link', { agent_id: pupil.id, kb_ids: [shared.id] })
  await untilTrained(api, pupil.id, 2)
  await owner.clock.install()
  await owner.goto(`${origins.nexus}/agents`)
  const tab = `/agents/${pupil.id}?tab=knowledge-base`
  await expectReadingFailure(
    owner,
    `GET /knowledge-base/${pupil.id}`,
    'Error fetching knowledge base',
    tab,
  )
  await owner.getByRole('button', { name: 'Try again' }).click()

  const website = owner.getByRole('row').filter({ hasText: 'Web pages' })
  const confirm = (name: string) =>
    owner.getByRole('alertdialog').getByRole('button', { name }).click()
  const choose = async (row: typeof website, name: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await owner.getByRole('menuitem', { name }).click()
  }
  await expectFailure(
    owner,
    'POST /knowledge-base/retrain',
    'An error occurred while retraining.',
    () => choose(website, 'Retrain'),
  )
  await expectFailure(
    owner,
    'DELETE /knowledge-base/*/*',
    'Error deleting knowledge base',
    async () => {
      await choose(website, 'Delete')
      await confirm('Delete')
    },
  )
  await expectFailure(
    owner,
    'POST /knowledge-base/unlink',
    'An error occurred while unlinking knowledge base',
    async () => {
      await choose(owner.getByRole('row').filter({ hasText: 'Shared terms' }), 'Unlink')
      await confirm('Unlink')
    },
  )

  const dialog = owner.getByRole('dialog')
  await owner.getByRole('button', { name: 'Link Data Source' }).click()
  await dialog.getByRole('checkbox').check()
  await expectFailure(owner, 'POST /knowledge-base/link', 'An error occurred', () =>
    dialog.getByRole('button', { name: 'Link', exact: true }).click(),
  )
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
  await dialog.getByLabel('PDF file').setInputFiles({
    name: 'terms.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expectFailure(owner, 'POST /knowledge-base', 'An error occurred', () =>
    dialog.getByRole('button', { name: 'Add PDF' }).click(),
  )
  await dialog.getByRole('radio', { name: /web/i }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Website' }).fill(origins.site)
  await expectFailure(owner, 'POST /knowledge-base/crawl-page', 'An error occurred', () =>
    dialog.getByRole('button', { name: 'Fetch pages' }).click(),
  )
})

test('integrations: adding and deleting', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await owner.clock.install()
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await owner.getByRole('button', { name: 'Add Integration' }).first().click()
  const dialog = owner.getByRole('dialog', { name: 'Add Integration' })
  await dialog.getByRole('radio', { name: /Telegram bot/ }).click()
  const add = () => dialog.getByRole('button', { name: 'Add Integration' }).click()
  await expectFailure(owner, 'POST /agent/integration', 'An error occurred', add)
  await add()
  await expect(dialog).toBeHidden()
  await clearToasts(owner)
  await expectFailure(owner, 'DELETE /agent/integration/*/*', 'An error occurred', async () => {
    await owner.getByRole('button', { name: /^Delete telegram/i }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  })
})

test('conversations: deletion and taking control show errors, marking read and releasing do not', async ({
  owner,
  api,
}) => {
  const id = await aConversation(api, await anAgent(api), 'Hello')
  await owner.clock.install()
  const logged = consoleOf(owner)
  const marking = await refuse(owner, 'PATCH /conversation/mark-read/*', 'Not marked.')
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const press = (name: string) => owner.getByRole('button', { name }).click()
  await expectFailure(owner, 'PATCH /conversation/switchControl/*', 'An error occurred', () =>
    press('Take control'),
  )
  await expect.poll(logged).toContain('Not marked.')
  await marking()
  await expectFailure(owner, 'DELETE /conversation/*', 'An error occurred', async () => {
    await press('More actions')
    await owner.getByRole('menuitem', { name: 'Delete conversation' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  })

  const fresh = await freshToasts(owner)
  await press('Take control')
  await expect.poll(async () => (await fresh()).length).toBe(1)
  await clearToasts(owner)
  await refuse(owner, 'PATCH /conversation/switchControl/*', 'Not released.')
  await press('Release control')
  await expect.poll(logged).toContain('Not released.')
  await expect(owner.getByRole('button', { name: 'Release control' })).toBeEnabled()
  await expect(toasts(owner)).toHaveCount(0)
})

test('call logs: analysis and deletion show errors, unread and marking read do not', async ({
  owner,
}) => {
  await owner.clock.install()
  const logged = consoleOf(owner)
  await answer(owner, 'GET /call-logs', { logs: [LOG], meta: { total: 1 } })
  await refuse(owner, 'GET /call-logs/unread', 'No unread.')
  await refuse(owner, 'PATCH /call-logs/mark-read/*', 'Not marked.')
  const recorded = recordCalls(owner)
  await owner.goto(`${origins.nexus}/call-logs`)
  await afterRetries(owner, async () => logged().includes('No unread.'))
  const unread = recorded.of('GET /call-logs/unread').length
  await owner.getByRole('button', { name: 'View details' }).click()
  await expect.poll(logged).toContain('Not marked.')
  await expect.poll(() => recorded.of('GET /call-logs/unread').length).toBeGreaterThan(unread)
  await expect(toasts(owner)).toHaveCount(0)
  await expectFailure(owner, 'GET /call-logs/analysis/*', 'Failed retrieving analysis.', () =>
    owner.getByRole('button', { name: 'View Analysis' }).click(),
  )
  owner.on('dialog', (question) => void question.accept())
  await expectFailure(owner, 'DELETE /call-logs/*', 'Failed to delete log.', () =>
    owner.getByRole('button', { name: 'Delete Log' }).click(),
  )
})

test('dashboard: a failed sentiment shows an error and stops loading', async ({ owner }) => {
  await owner.clock.install()
  await refuse(owner, 'GET /user/conversation/sentiment', WORDS)
  await refuse(owner, 'GET /user/metrics/agents')
  await owner.goto(`${origins.nexus}/dashboard`)
  await afterRetries(owner, () => owner.getByText('Sentiment could not be loaded').isVisible())
  await expect(owner.getByRole('status', { name: 'Loading sentiment' })).toHaveCount(0)
  await expect
    .poll(async () => (await toastsSoFar(owner)).toSorted())
    .toEqual(['An error occurred', WORDS])
})

/** Records everything the page logs as an error. */
function consoleOf(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  return () => lines.join('\n')
}

const LOG: CallLog = {
  id: 'log',
  created_at: '2026-11-21T09:05:00Z',
  from_number: '+13105550123',
  caller_country: 'US',
  caller_state: null,
  zip_code: null,
  read: false,
  agent: { id: 'agent', name: 'Sales', type: 'SALES_ASSISTANT' },
  logEntry: null,
  analysis: null,
  messages: [],
}

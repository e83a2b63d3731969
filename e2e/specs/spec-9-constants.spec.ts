import type { Locator, Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { passTime } from '../clock.ts'
import { allowClipboard, expect, goWithin, origins, test } from '../fixtures.ts'
import { answer, hold, intercept, recordCalls } from '../intercept.ts'

const toasts = (page: Page) => page.locator('[aria-live="off"]').getByRole('status')
/** Checks that a toast is dismissed after its time, and removed 1 s later. */
async function expectToGo(page: Page, duration: number) {
  const count = await toasts(page).count()
  const leaving = page.locator('[data-rht-toaster] > [class=""]')
  await page.clock.runFor(duration - 100)
  await expect(leaving).toHaveCount(0)
  await passTime(page, 20, async () => (await leaving.count()) === count)
  await page.clock.runFor(850)
  await expect(toasts(page)).toHaveCount(count)
  await passTime(page, 20, async () => (await toasts(page).count()) === 0)
}

const box = async (element: Locator) => (await element.boundingBox())!

test('toasts: at most 20, 350 px wide, 8 px apart; a success lasts 2 s, and 1 s more to go', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await allowClipboard(owner)
  await owner.clock.install()
  await owner.goto(`${origins.nexus}/agents/${agent.id}`)
  const copy = owner.getByRole('button', { name: 'Copy agent id' })
  await copy.click()
  await expect(toasts(owner)).toHaveText(['Copied to clipboard'])
  await owner.clock.pauseAt(new Date(Date.now() + 60_000))
  await passTime(owner, 1_000, async () => (await toasts(owner).count()) === 0)

  for (let count = 0; count < 23; count++)
    await copy.evaluate((button: HTMLButtonElement) => button.click())
  await expect(toasts(owner)).toHaveCount(20)
  const bubbles = toasts(owner).locator('..')
  await expect
    .poll(async () => {
      const [first, second] = [await box(bubbles.nth(0)), await box(bubbles.nth(1))]
      return Math.round(Math.abs(first.y - second.y) - first.height)
    })
    .toBe(8)
  await expect(bubbles.first()).toHaveCSS('max-width', '350px')
  await expectToGo(owner, 2_000)
})

test('toasts: an error lasts 4 s, a loading one as long as its work', async ({ owner, api }) => {
  const agent = await anAgent(api, { activated: false })
  await owner.clock.install()
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const release = await hold(owner, 'PATCH /agent/activate/*')
  await owner.getByRole('button', { name: 'Activate' }).click()
  await expect(toasts(owner)).toHaveText(['Activating agent..'])
  await owner.clock.runFor(30_000)
  // The clock is stopped, because a running one could end the next toast before the test checks. A call is given up after 60 s.
  await owner.clock.pauseAt(new Date(Date.now() + 50_000))
  await expect(toasts(owner)).toHaveText(['Activating agent..'])
  await release()
  const told = () => toasts(owner).allTextContents()
  await passTime(owner, 20, async () => (await told()).includes('Agent activated'))
  await passTime(owner, 100, async () => (await told()).length === 0)
  await owner.clock.resume()

  await goWithin(owner, `/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
  const file = owner.getByRole('dialog').getByLabel('PDF file')
  await expect(file).toBeAttached()
  await owner.clock.pauseAt(new Date(Date.now() + 600_000))
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(toasts(owner)).toHaveText(['Invalid file type'])
  await expectToGo(owner, 4_000)
})

test('a call is given up after 60 s', async ({ owner }) => {
  await owner.addInitScript(() => {
    // Shortens the timeout two hundred times, only for the call that is held back.
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      if (typeof body === 'string' && body.includes('Given up')) this.timeout /= 200
      send.call(this, body)
    }
  })
  await owner.goto(`${origins.nexus}/agents`)
  await owner.getByRole('button', { name: 'Create Agent' }).click()
  const wizard = owner.getByRole('dialog')
  await wizard.getByRole('radio', { name: /Chatbot/ }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('textbox', { name: 'Agent name' }).fill('Given up')
  await hold(owner, 'POST /agent')
  await wizard.getByRole('button', { name: 'Create Agent' }).click()
  await expect(toasts(owner)).toHaveText(['Failed to create agent'])
})

test('a failed reading is tried three times more, after 1, 2 and 4 s', async ({ owner }) => {
  await owner.clock.install()
  let times = 0
  await intercept(owner, 'GET /agents', (route) => {
    times += 1
    return route.fulfill({ status: 500, json: {} })
  })
  await owner.goto(`${origins.nexus}/dashboard`)
  await expect(owner.getByLabel('Total Agents')).toBeVisible()
  await owner.clock.pauseAt(new Date(Date.now() + 60_000))
  await goWithin(owner, '/agents')
  await passTime(owner, 20, async () => times === 1)
  for (const [delay, expected] of [
    [1_000, 2],
    [2_000, 3],
    [4_000, 4],
  ] as const) {
    await owner.clock.runFor(delay - 100)
    expect(times).toBe(expected - 1)
    // The answer takes time of its own, so slightly more than the delay may be needed.
    await passTime(owner, 20, async () => times === expected)
  }
  const failed = owner.getByText('Your agents could not be loaded')
  await passTime(owner, 1_000, () => failed.isVisible())
  await owner.clock.runFor(60_000)
  expect(times).toBe(4)
})

test('data nobody looks at is kept for 5 minutes', async ({ owner, api }) => {
  await anAgent(api, { name: 'Harbour' })
  await owner.clock.install()
  await owner.goto(`${origins.nexus}/agents`)
  const card = owner.getByRole('link', { name: /Harbour/ })
  await expect(card).toBeVisible()
  await hold(owner, 'GET /agents')
  for (const [away, isKept] of [
    [4 * 60_000, true],
    [6 * 60_000, false],
  ] as const) {
    await goWithin(owner, '/dashboard')
    await expect(card).toBeHidden()
    await owner.clock.runFor(away)
    await goWithin(owner, '/agents')
    await expect(isKept ? card : owner.getByLabel('Loading agents')).toBeVisible()
  }
})

test('appearance: ten swatches, a picker of 276 or 652 px, a tick of 1 s, version 1.0.6', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await allowClipboard(owner)
  await owner.clock.install()
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=appearance`)
  await owner.getByRole('button', { name: 'Open the picker of brand colour' }).click()
  const picker = owner.getByRole('group', { name: 'Brand colour' })
  await expect(picker.getByRole('button')).toHaveCount(10)
  for (const [width, expected] of [
    [1440, 276],
    [1280, 276],
    [1240, 652],
  ] as const) {
    await owner.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await box(picker)).width, `at ${width}`).toBe(expected)
  }
  await picker.getByRole('button', { name: '#0f766e' }).click()
  await expect(owner.getByRole('textbox', { name: 'Brand colour' })).toHaveValue('#0f766e')

  const copy = owner.getByRole('button', { name: 'Copy the snippet' })
  const tick = copy.locator('.lucide-check')
  await owner.clock.pauseAt(new Date(Date.now() + 60_000))
  await copy.click()
  await expect(toasts(owner)).toHaveText(['Copied to clipboard'])
  await expect(tick).toBeVisible()
  await owner.clock.runFor(900)
  await expect(tick).toBeVisible()
  await passTime(owner, 20, async () => (await tick.count()) === 0)
  const snippet = await owner.evaluate(() => navigator.clipboard.readText())
  expect(snippet).toMatch(/^<script [^>]*1\.0\.6[^>]*><\/script>$/)
  expect(snippet).toContain(agent.id)
})

test('limits on screen: titles of 20 characters, $1.15 a number, pages of 8', async ({
  owner,
  api,
}) => {
  const teacher = await anAgent(api, { name: 'Teacher', type: 'SALES_ASSISTANT' })
  const pupil = await anAgent(api, { name: 'Pupil' })
  const title = 'Twenty characters end right here'
  await answer(owner, 'GET /knowledge-base', [
    {
      id: 'kb',
      kb_id: 'kb',
      agent_id: teacher.id,
      title,
      type: 'PDF',
      status: 'trained',
      linked_kb: [],
      created_at: '2026-11-21T09:05:00Z',
      progress: { done: 1, failed: 0, total: 1 },
      reason: null,
      rereading: null,
    },
  ])
  const recorded = recordCalls(owner)
  await owner.goto(`${origins.nexus}/agents/${pupil.id}?tab=knowledge-base`)
  const dialog = owner.getByRole('dialog')
  await owner.getByRole('button', { name: 'Link Data Source' }).click()
  await expect(dialog.getByText(`${title.slice(0, 20)}…`, { exact: true })).toBeVisible()
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
  await dialog.getByLabel('PDF file').setInputFiles({
    name: `${title}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(dialog.getByText(`${title.slice(0, 20)}…`, { exact: true })).toBeVisible()
  await owner.keyboard.press('Escape')

  await goWithin(owner, `/agents/${teacher.id}?tab=settings`)
  await owner.getByRole('button', { name: 'Buy Number' }).click()
  await expect(dialog).toContainText('$1.15 per number')
  await owner.keyboard.press('Escape')
  await goWithin(owner, '/call-logs')
  await recorded.expectQueries('GET /call-logs', ['?page=1&limit=8'])
})

import type { Locator, Page } from '@playwright/test'
import type { CallAnalysis, CallLog } from 'shared-types'
import { expect, origins, test } from '../fixtures.ts'
import { answer, hold, intercept, recordCalls, refuse } from '../intercept.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Call details' })

test('table: columns, the unread marker, the agent’s link, pages of 8', async ({ owner }) => {
  const sent = recordCalls(owner)
  await theLogs(owner, [log('first', { read: false }), log('second')])
  await owner.goto(`${origins.nexus}/call-logs`)
  await expect(owner.getByRole('columnheader')).toHaveText([
    'Caller Name',
    'Date/Time',
    'Caller Number',
    'Agent',
    'Action',
  ])
  const rows = owner.getByRole('row').filter({ has: owner.getByRole('cell') })
  await expect(rows.nth(0)).toContainText('Unread')
  await expect(rows.nth(1)).not.toContainText('Unread')
  await expect(rows.nth(0).getByRole('link', { name: 'Guard' })).toHaveAttribute(
    'href',
    '/agents/agent-1?tab=settings',
  )
  await expect(rows.nth(0).locator('img[src^="data:image/svg"]')).toHaveCount(1)
  await expect(panelOf(owner)).toContainText('Select a call log to view details')

  const pager = owner.getByRole('navigation', { name: 'Pages' })
  const [previous, next] = ['Prev', 'Next'].map((name) => pager.getByRole('button', { name }))
  await expect(pager).toContainText('Page 1 of 3')
  await expect(previous!).toBeDisabled()
  await next!.click()
  await expect(pager).toContainText('Page 2 of 3')
  await expect(previous!).toBeEnabled()
  await next!.click()
  await expect(pager).toContainText('Page 3 of 3')
  await expect(next!).toBeDisabled()
  await sent.expectQueries('GET /call-logs', [
    '?page=1&limit=8',
    '?page=2&limit=8',
    '?page=3&limit=8',
  ])
})

test('the browser’s Back closes a call and stays with the list, also after another was looked at', async ({
  owner,
}) => {
  await theLogs(owner, [log('first'), log('second')])
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('link', { name: 'Call logs' }).click()
  for (const nth of [0, 1]) {
    await owner.getByRole('button', { name: 'View details' }).nth(nth).click()
    await expect(owner).toHaveURL(/call=/)
  }
  await owner.goBack()
  await expect(owner).toHaveURL(/\/call-logs$/)
  await expect(panelOf(owner)).toContainText('Select a call log to view details')
})

test('a list that was read before a call was marked does not have it unread again', async ({
  owner,
}) => {
  await theLogs(owner, [log('first', { read: false })])
  await answer(owner, 'PATCH /call-logs/mark-read/*', null)
  const mark = await hold(owner, 'PATCH /call-logs/mark-read/*')
  const sent = recordCalls(owner)
  await owner.goto(`${origins.nexus}/call-logs`)
  const row = owner.getByRole('row').filter({ hasText: '(310) 555-0123' })
  await expect(row).toContainText('Unread')
  await row.getByRole('button', { name: 'View details' }).click()
  await expect(row).not.toContainText('Unread')
  const pager = owner.getByRole('navigation', { name: 'Pages' })
  await pager.getByRole('button', { name: 'Next' }).click()
  await expect(pager).toContainText('Page 2 of 3')
  await pager.getByRole('button', { name: 'Prev' }).click()
  await sent.expectQueries('GET /call-logs', [
    '?page=1&limit=8',
    '?page=2&limit=8',
    '?page=1&limit=8',
  ])
  await expect(row).toContainText('Unread')
  await mark()
  await expect(row).not.toContainText('Unread')
})

test('sentiment card: colour, icon, bars, action and flags by type, a blurred sample without analysis', async ({
  owner,
}) => {
  await theLogs(owner, [
    log('positive', { analysis: judged('positive', { red_flags: [] }) }),
    log('neutral', { analysis: judged('neutral', { red_flags: 'none' }) }),
    log('negative', { analysis: judged('negative', { red_flags: 'Gift cards, Threats' }) }),
    log('unjudged', { analysis: null }),
  ])
  await owner.goto(`${origins.nexus}/call-logs`)
  const card = panelOf(owner).getByLabel('Call sentiment')
  const hues: string[] = []
  for (const [name, icon, bars, feedback] of [
    ['positive', 'Positive', { positive: 80, neutral: 40 }, 'NONE'],
    ['neutral', 'Neutral', { neutral: 80 }, 'NONE'],
    ['negative', 'Negative', { negative: 80, neutral: 40 }, 'Gift cardsThreats'],
  ] as const) {
    await openLog(owner, name)
    await expect(card).toContainText(`Sounded ${name}`)
    await expect(card.getByLabel(icon, { exact: true })).toBeVisible()
    await expect(card.getByRole('definition')).toHaveText(['Ring back', feedback])
    await expect(card.getByRole('term')).toHaveText(['Action', 'Feedback / Actions'])
    // The bars grow to their width in an animation.
    await expect.poll(() => widthsOf(card)).toEqual(bars)
    hues.push(await hueOf(card.getByRole('meter', { name: `Confidence, ${name}` })))
  }
  expect(hues).toEqual(['green', 'orange', 'red'])

  await openLog(owner, 'unjudged')
  const sample = panelOf(owner).locator('[inert]')
  await expect(sample).toHaveCount(1)
  await expect(sample).toHaveCSS('filter', /blur/)
  await answer(owner, 'GET /call-logs/analysis/unjudged', judged('negative'))
  await panelOf(owner).getByRole('button', { name: 'View Analysis' }).click()
  await expect(card).toContainText('Sounded negative')
  await expect(sample).toHaveCount(0)
  // The call stays open with its analysis while the list shows another page.
  await answer(owner, 'GET /call-logs/unjudged', log('unjudged', { analysis: judged('negative') }))
  await theLogs(owner, [log('other')])
  await owner.getByRole('button', { name: 'Next' }).click()
  await expect(owner.getByRole('navigation', { name: 'Pages' })).toContainText('Page 2 of 3')
  await expect(owner.getByRole('row').filter({ has: owner.getByRole('cell') })).toHaveCount(1)
  await expect(card).toContainText('Sounded negative')
})

test('panel: breakdown of a screened call, caller details, a transcript of at most 450 px', async ({
  owner,
}) => {
  const words = Array.from({ length: 40 }, (_, index) => ({
    id: `m${index}`,
    entity_type: index % 2 ? 'assistant' : 'user',
    content: `Sentence ${index}`,
    created_at: '2026-11-21T09:05:00Z',
  }))
  await theLogs(owner, [
    log('screened', {
      messages: words,
      logEntry: { callerName: 'Clara', callReason: 'A delivery', referral: 'A friend' },
    }),
    log('sold', { agent: { id: 'agent-2', name: 'Sales', type: 'SALES_ASSISTANT' } }),
  ])
  await owner.goto(`${origins.nexus}/call-logs`)
  await openLog(owner, 'Clara')
  const breakdown = panelOf(owner).getByRole('region', { name: 'Call Breakdown' })
  await expect(breakdown.getByRole('definition')).toHaveText([
    'A delivery',
    'Yes, Clara',
    'A friend',
  ])
  const details = panelOf(owner).getByRole('region', { name: 'Caller Details' })
  await expect(details.getByRole('term')).toHaveText([
    'Country',
    'State',
    'Zipcode',
    'Time',
    'Phone number',
  ])
  await expect(details.getByRole('definition').first()).toHaveText(/United States\s🇺🇸/)
  await expect(details).toContainText('90210')
  await panelOf(owner).getByRole('button', { name: 'View Conversation' }).click()
  const modal = owner.getByRole('dialog', { name: 'Conversations' })
  await expect(modal).toContainText('Call transcript between user and agent.')
  const transcript = modal.getByRole('region', { name: 'Transcript' })
  // The modal grows to its size while it opens.
  await expect.poll(async () => (await transcript.boundingBox())!.height).toBe(450)
  await owner.keyboard.press('Escape')

  await openLog(owner, 'sold')
  await expect(breakdown.getByRole('term')).toHaveText([
    'Reason for the call',
    "Caller's name provided",
  ])
  await panelOf(owner).getByRole('button', { name: 'View Conversation' }).click()
  await expect(modal).toContainText('No conversation available')
})

test('panel: a call in which an appointment was booked says for when and with whom', async ({
  owner,
}) => {
  const person = 'Hannah Whitcombe'
  const booked = [
    {
      id: 'booked-1',
      state: 'confirmed' as const,
      starts_at: '2026-11-30T10:00:00Z',
      person,
      name: 'Megan Price',
    },
  ]
  const need = 'Please tell Hannah that the treatment couch will be delivered on Thursday'
  const sales = { id: 'agent-2', name: 'Sales', type: 'SALES_ASSISTANT' } as const
  const lead = { name: 'Megan Price', need, contact: 'megan@example.com' }
  await theLogs(owner, [log('Megan', { agent: sales, lead, booked })])
  await owner.goto(`${origins.nexus}/call-logs`)
  await expect(owner.getByRole('row').filter({ hasText: 'Megan' })).toContainText(
    'Appointment booked',
  )
  await openLog(owner, 'Megan')
  const appointment = panelOf(owner).getByRole('region', { name: 'Appointment' })
  await expect(appointment.getByRole('term')).toHaveText(['Booked'])
  await expect(appointment).toContainText(/Mon 30 Nov, .* with Hannah Whitcombe, for Megan Price/)
  await expect(panelOf(owner).getByRole('region', { name: 'Lead' })).toContainText(need)
})

test('a deleted call is closed, whether the address, the list or both had opened one', async ({
  owner,
}) => {
  await theLogs(owner, [log('first'), log('second')])
  await answer(owner, 'GET /call-logs/older', log('older'))
  await intercept(owner, 'DELETE /call-logs/*', async (route) => {
    await theLogs(owner, [log('second')])
    await refuse(owner, 'GET /call-logs/older', 'Call log not found', 404)
    await route.fulfill({ json: { message: '', data: null } })
  })
  owner.on('dialog', (question) => void question.accept())
  const sent = recordCalls(owner)
  const panel = panelOf(owner)
  const breakdown = panel.getByRole('region', { name: 'Call Breakdown' })
  const deleteOpened = async () => {
    await panel.getByRole('button', { name: 'Delete Log' }).click()
    await expect(panel).toContainText('Select a call log to view details')
    await expect(owner).toHaveURL(`${origins.nexus}/call-logs`)
  }
  await owner.goto(`${origins.nexus}/call-logs?call=older`)
  await expect(breakdown).toContainText('Yes, older')
  await openLog(owner, 'first')
  await expect(breakdown).toContainText('Yes, first')
  await deleteOpened()
  await sent.expectTimes('GET /call-logs', 2)
  expect(sent.of('GET /call-logs/first')).toHaveLength(0)

  await answer(owner, 'GET /call-logs/older', log('older'))
  await owner.goto(`${origins.nexus}/call-logs?call=older`)
  await expect(breakdown).toContainText('Yes, older')
  await deleteOpened()
})

const openLog = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: 'View details' })
    .click()

const widthsOf = async (card: Locator) =>
  Object.fromEntries(
    await card
      .getByRole('meter')
      .evaluateAll((all) =>
        all.map((meter) => [
          meter.getAttribute('aria-label')!.replace('Confidence, ', ''),
          Math.round((100 * meter.firstElementChild!.clientWidth) / meter.clientWidth),
        ]),
      ),
  ) as Record<string, number>

const hueOf = (meter: Locator) =>
  meter.evaluate((track) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(track.firstElementChild!)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number)
    if (green > red && green > blue) return 'green'
    return green > red * 0.4 ? 'orange' : 'red'
  })

/** Three pages of logs; the first one contains these. */
const theLogs = (page: Page, logs: CallLog[]) =>
  intercept(page, 'GET /call-logs', (route) =>
    route.fulfill({ json: { message: '', data: { logs, meta: { total: 20 } } } }),
  )

const judged = (type: CallAnalysis['type'], more: Partial<CallAnalysis> = {}): CallAnalysis => ({
  type,
  sentiment: `Sounded ${type}`,
  confidence: 80,
  suggested_action: 'Ring back',
  red_flags: [],
  ...more,
})

const log = (name: string, more: Partial<CallLog> = {}): CallLog => ({
  id: name,
  created_at: '2026-11-21T09:05:00Z',
  from_number: '+13105550123',
  caller_country: 'US',
  caller_state: 'CA',
  zip_code: '90210',
  read: true,
  agent: { id: 'agent-1', name: 'Guard', type: 'ANTI_THEFT' },
  logEntry: { callerName: name, callReason: null, referral: null },
  analysis: null,
  messages: [],
  ...more,
})

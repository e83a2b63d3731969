import { readFileSync } from 'node:fs'
import type { Report } from 'shared-types'
import { zoneAtNoon } from '../clock.ts'
import { expect, origins, test } from '../fixtures.ts'
import { ask, chatLog, openTaughtChat } from '../visit.ts'

const ZONE = zoneAtNoon()
test.use({ timezoneId: ZONE })

test('numbers over time: from the dashboard to a period, a group, a list behind a number and a file', async ({
  owner,
  api,
  visitor,
}) => {
  await openTaughtChat(api, visitor)
  await ask(visitor, 'Do you repair violins?')
  await expect(chatLog(visitor)).toContainText("I don't know that")
  // A message is counted only when the reply is stored, and the page of the reports does not update itself.
  const today = new Date().toLocaleDateString('en-CA', { timeZone: ZONE })
  const asked = { from: today, to: today, time_zone: ZONE, group: 'day' }
  await expect
    .poll(() => api.get<Report>(`/reports?${new URLSearchParams(asked)}`))
    .toMatchObject({ totals: { unanswered: 1 } })
  await owner.goto(`${origins.nexus}/dashboard`)
  const customers = owner.getByRole('region', { name: 'Total Customers' })
  await customers.getByRole('link', { name: '1, open the reports' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Reports')
  const unanswered = owner.getByRole('region', { name: 'Unanswered', exact: true })
  await expect(unanswered).toContainText('1')
  await expect(owner.getByText('Without your test calls')).toBeVisible()

  const bars = owner.getByRole('group', { name: 'What became of conversations' }).getByRole('img')
  await expect(bars).toHaveCount(30)
  await bars.last().focus()
  await expect(bars.last()).toHaveAccessibleName(/: 1 unanswered$/)
  await owner.keyboard.press('ArrowLeft')
  await expect(bars.nth(28)).toBeFocused()
  await expect(bars.nth(28)).toHaveAccessibleName(/: none$/)
  const chart = await owner.getByRole('region', { name: 'Chart' }).innerHTML()
  expect(chart).toContain('var(--accent')
  expect(chart).not.toMatch(/--(positive|neutral|negative)/)

  await owner.getByLabel('Period').selectOption('7')
  await expect(bars).toHaveCount(7)
  await owner.getByLabel('By', { exact: true }).selectOption('agent')
  const row = owner.getByRole('table', { name: 'Numbers by agent' }).getByRole('row', {
    name: /^Harbour/,
  })
  await expect(row.getByRole('link', { name: 'Unanswered: 1, open the list' })).toBeVisible()

  const download = owner.waitForEvent('download')
  await owner.getByRole('link', { name: 'Export these numbers as CSV' }).click()
  const [heading, line] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(heading).toContain('Agent,Agent id,Conversations')
  expect(line).toMatch(/^Harbour,[\w-]+,1,0,0,0,1,/)

  await unanswered.getByRole('link').click()
  await expect(owner).toHaveURL(/\/inbox\?q=is%3Aunanswered/)
  await expect(owner.getByRole('link', { name: /^Visitor/ })).toHaveCount(1)
})

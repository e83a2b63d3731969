import { anAgent, apiOf } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)

const SCHEDULE = {
  is_on: true,
  title: 'A first talk',
  hours: {
    time_zone: 'UTC',
    week: Array.from({ length: 7 }, () => [{ from: '09:00', to: '12:00' }]),
    special_days: [],
  },
  length_minutes: 60,
  before_minutes: 0,
  after_minutes: 0,
  notice_minutes: 0,
  ahead_days: 30,
  ask_phone: 'optional',
  remind_minutes: null,
  people: [{ name: 'Rosa Lind', email: 'rosa@example.com' }],
}

test('an owner connects the local Google, and its busy times are no longer offered', async ({
  owner: page,
}) => {
  const api = apiOf(page, origins.nexus)
  const agent = await anAgent(api)
  await api.patch(`/agent/schedule/${agent.id}`, SCHEDULE)
  const freeTimes = async () => {
    const path = `/agent/schedule/${agent.id}/times?from=${inAWeek}T00:00:00Z`
    const { times } = await api.get<{ times: string[] }>(path)
    return times.filter((time) => time.startsWith(inAWeek)).map((time) => time.slice(11, 16))
  }
  expect(await freeTimes()).toEqual(['09:00', '10:00', '11:00'])

  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  const card = page.getByRole('region', { name: 'Calendar', exact: true })
  await card.getByRole('button', { name: 'Connect a calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a calendar' })
  await expect(dialog).toContainText('a local page stands in for Google')
  await dialog.getByRole('button', { name: 'Continue to Google' }).click()

  await expect(
    page.getByRole('heading', { name: 'Nexus wants to use your calendar' }),
  ).toBeVisible()
  const google = new URL(page.url()).origin
  await page.getByLabel('Email of the calendar').fill('rosa@example.com')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()

  await card.getByLabel('Write appointments to').selectOption('rosa@example.com')
  await card.getByRole('button', { name: 'Use it' }).click()
  await expect(card).toContainText('Works')
  await expect(card).toContainText('Google Calendar · rosa@example.com')
  await expect(card).toContainText('A local stand-in for Google Calendar')

  await page.goto(`${google}/calendar?of=rosa@example.com`)
  await page.getByLabel('Begins (UTC)').fill(`${inAWeek}T10:00`)
  await page.getByRole('button', { name: 'Add event' }).click()
  await expect(page.getByRole('listitem')).toContainText('Busy')
  expect(await freeTimes()).toEqual(['09:00', '11:00'])

  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await card.getByRole('button', { name: 'Disconnect the calendar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(card.getByRole('button', { name: 'Connect a calendar' })).toBeVisible()
  expect(await freeTimes()).toEqual(['09:00', '10:00', '11:00'])
})

test('the form shows what is wrong with a key, a password or a server', async ({ owner: page }) => {
  const agent = await anAgent(apiOf(page, origins.nexus))
  await page.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  const card = page.getByRole('region', { name: 'Calendar', exact: true })
  await card.getByRole('button', { name: 'Connect a calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a calendar' })
  await dialog.getByLabel('Calendar of').selectOption('CalDAV')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialog).toContainText('Enter the address of the server.')
  await dialog.getByLabel('Address of the server').fill('http://10.0.0.1/')
  await dialog.getByLabel('User name').fill('ada')
  await dialog.getByLabel('Password').fill('lovelace')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialog).toContainText('inside a private network')
  await dialog.getByLabel('Calendar of').selectOption('Cal.com')
  await dialog.getByRole('button', { name: 'Try a local one' }).click()
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await card.getByLabel('Kind of event').selectOption('Long meeting, 60 min')
  await card.getByRole('button', { name: 'Use it' }).click()
  await expect(card).toContainText('Cal.com · owner@cal-com.local · Long meeting, 60 min')
})

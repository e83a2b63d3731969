import type { Page } from '@playwright/test'
import type { BookedAppointment, LocalMail, Schedule } from 'shared-types'
import { anAgent, snippetOf } from '../arrange.ts'
import { aColleague } from '../colleague.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer, recordCalls, refuse } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

/** Opens the agent's integrations and offers appointments as the form proposes them. */
async function setUpAppointments(owner: Page, agentId: string) {
  await owner.goto(`${origins.nexus}/agents/${agentId}?tab=integrations`)
  await owner.getByRole('button', { name: 'Set up appointments' }).click()
  await owner.getByRole('button', { name: 'Save appointments' }).click()
  await expectToast(owner, 'Appointments updated')
}

test('an owner offers times, a visitor agrees on one in the chat, and cancels it by the link', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await api.patch('/agent/chatbot-config', { agent_id: agent.id, brand_name: 'Harbour Cycles' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await owner.getByRole('button', { name: 'Set up appointments' }).click()
  const card = owner.getByRole('region', { name: 'Appointments' })
  await card.getByLabel('What is booked').fill('A first ride')
  await card.getByRole('button', { name: 'Remove these hours of Friday' }).click()
  await card.getByRole('button', { name: 'Add days' }).click()
  await card.getByLabel('Name', { exact: true }).fill('Christmas')
  await card.getByLabel('First day').fill('2090-12-24')
  await card.getByLabel('Last day').fill('2090-12-26')
  await expectAccessible(owner, 'setting up appointments')
  await card.getByRole('button', { name: 'Save appointments' }).click()
  await expectToast(owner, 'Appointments updated')
  await expect(card).toContainText('A first ride, 30 minutes with')
  await expect(card).toContainText('No appointments ahead.')
  await expect(owner.getByText('No integrations yet')).toHaveCount(0)
  const { hours } = await api.get<Schedule>(`/agent/schedule/${agent.id}`)
  expect(hours.special_days).toEqual([
    { name: 'Christmas', first: '2090-12-24', last: '2090-12-26', spans: [] },
  ])

  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, "I'd like to book an appointment")
  await expect(chatLog(visitor)).toContainText('These times are free:')
  await ask(visitor, '2')
  await expect(chatLog(visitor)).toContainText('for you for five minutes')
  await ask(visitor, 'Vera Lind, vera@example.org')
  await expect(chatLog(visitor)).toContainText('Done: you have an appointment')

  const ahead = owner.getByRole('list', { name: 'Appointments ahead' })
  await expect(ahead).toContainText('Vera Lind')
  await expectAccessible(owner, 'appointments ahead')
  await expect
    .poll(async () => (await api.get<{ subject: string }[]>('/local/mails')).map((m) => m.subject))
    .toContainEqual(expect.stringMatching(/^Booked: Vera Lind, /))
  const toVisitors = () => api.get<LocalMail[]>('/local/letters')
  await expect
    .poll(async () => (await toVisitors()).map((mail) => [mail.to, mail.reply_to]))
    .toContainEqual(['vera@example.org', null])

  const link = chatLog(visitor)
    .getByRole('link', { name: /\/book\/mine\// })
    .last()
  await visitor.goto((await link.getAttribute('href'))!)
  await expect(visitor.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText(
    /Harbour Cycles.*A first ride.*Powered by Nexus$/s,
  )
  await expectAccessible(visitor, 'an appointment of a visitor')
  await visitor.getByRole('link', { name: 'Cancel the appointment' }).click()
  await visitor.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(
    visitor.getByRole('heading', { name: 'This appointment is cancelled' }),
  ).toBeVisible()
  await expect(card).toContainText('No appointments ahead.')

  await visitor.getByRole('link', { name: 'Book another appointment' }).click()
  await expect(visitor.getByRole('heading', { name: 'A first ride' })).toBeVisible()
  await expectAccessible(visitor, 'free times')
  // The earliest time may stop being offered at any moment, so the last one is chosen.
  await visitor.getByRole('button', { name: /AM|PM/ }).last().click()
  await visitor.getByLabel('Your name').fill('Vera Lind')
  await visitor.getByLabel('Your email address').fill('vera@example.org')
  await expectAccessible(visitor, 'who comes')
  await visitor.getByRole('button', { name: 'Book this time' }).click()
  await expect(visitor.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible()

  await card.getByRole('button', { name: 'Move the appointment with Vera Lind' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Move the appointment with Vera Lind' })
  // Any week within the time that visitors may book ahead.
  const inTwoWeeks = new Date(Date.now() + 14 * 24 * 60 * 60_000)
  await dialog.getByLabel('Week from').fill(inTwoWeeks.toISOString().slice(0, 10))
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  const times = dialog.getByLabel('To').locator('option:enabled')
  await expect
    .poll(async () => Date.parse((await times.first().getAttribute('value'))!))
    .toBeGreaterThan(Number(inTwoWeeks) - 24 * 60 * 60_000)
  await dialog.getByLabel('To').selectOption((await times.first().getAttribute('value'))!)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expectToast(owner, 'The appointment is moved')
})

test('an owner who moves an appointment to a time taken meanwhile chooses among the times left', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await setUpAppointments(owner, agent.id)
  const [nine, ten, eleven] = ['09', '10', '11'].map((hour) => `2090-06-01T${hour}:00:00.000Z`)
  const free = `GET /agent/schedule/${agent.id}/times` as const
  await answer(owner, 'GET /booked-appointments', {
    appointments: [booked(agent.id, nine!)],
    next: null,
  })
  await answer(owner, free, { times: [nine, ten, eleven] })
  await owner.reload()
  await owner.getByRole('button', { name: 'Move the appointment with Vera Lind' }).click()
  const dialog = owner.getByRole('dialog')
  const [to, move] = [dialog.getByLabel('To'), dialog.getByRole('button', { name: 'Move' })]
  await expect(to).toHaveValue('')
  await expect(move).toBeDisabled()
  await to.selectOption(ten!)
  await refuse(owner, 'PATCH /booked-appointments/*', 'This time was taken meanwhile.')
  await answer(owner, free, { times: [nine, eleven] })
  await move.click()
  await expectToast(owner, 'This time was taken meanwhile.')
  await expect(to.locator('option:enabled')).toHaveCount(2)
  await expect(to).toHaveValue('')
  await expect(move).toBeDisabled()
})

test('a responder moves appointments, and changes nothing else of them', async ({
  owner,
  account,
  api,
  browser,
}) => {
  const agent = await anAgent(api)
  await setUpAppointments(owner, agent.id)
  const grace = { name: 'Grace Hopper', email: `grace.${account.email}` }
  const responder = await aColleague(browser, api, grace)
  const appointments = [booked(agent.id, '2090-06-01T09:00:00.000Z')]
  await answer(responder, 'GET /booked-appointments', { appointments, next: null })
  await responder.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  const card = responder.getByRole('region', { name: 'Appointments' })
  await card.getByRole('button', { name: 'Move the appointment with Vera Lind' }).click()
  await expect(responder.getByRole('dialog').getByLabel('Week from')).toHaveValue('2090-06-01')
  await responder.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Cancel the appointment' })).toBeEnabled()
  await expect(card.getByRole('button', { name: 'Change' })).toHaveCount(0)
  await expect(responder.getByRole('button', { name: 'Add Integration' }).first()).toBeDisabled()
})

test('past appointments are shown on request, and deleted', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await setUpAppointments(owner, agent.id)
  const past = { ...booked(agent.id, '2020-06-01T09:00:00.000Z'), note: 'a bell' }
  await answer(owner, 'GET /past-appointments', { appointments: [past], next: past.id })
  await owner.getByRole('button', { name: 'Past appointments' }).click()
  const list = owner.getByRole('list', { name: 'Past appointments' })
  for (const shown of ['2020', 'Vera Lind', 'a bell']) await expect(list).toContainText(shown)
  await expect(owner.getByText('These are the last 100;')).toBeVisible()
  await expectAccessible(owner, 'past appointments')
  const calls = recordCalls(owner)
  await answer(owner, 'DELETE /past-appointments/*', null)
  await answer(owner, 'GET /past-appointments', { appointments: [], next: null })
  await list.getByRole('button', { name: 'Delete the appointment with Vera Lind' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByText('No past appointments.')).toBeVisible()
  await calls.expectTimes(`DELETE /past-appointments/${past.id}`, 1)
})

test('an email that is none is reported at the email, not at the name', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await owner.getByRole('button', { name: 'Set up appointments' }).click()
  const [name, email] = ['Name', 'Email'].map((field) => owner.getByLabel(`${field} of person 1`))
  await email!.fill('hannah')
  await expect(email!).toHaveAccessibleDescription(/email/)
  await expect(name!).not.toHaveAttribute('aria-invalid')
  await email!.fill('hannah@example.org')
  await name!.fill('')
  await expect(name!).toHaveAttribute('aria-invalid')
  await expect(email!).not.toHaveAttribute('aria-invalid')
})

const booked = (agentId: string, startsAt: string): BookedAppointment => ({
  id: 'booked',
  agent_id: agentId,
  title: 'A first ride',
  state: 'confirmed',
  starts_at: startsAt,
  ends_at: startsAt,
  person: 'Hannah',
  name: 'Vera Lind',
  email: null,
  phone: null,
  note: null,
  time_zone: 'Europe/London',
  conversation_id: null,
  call_id: null,
  cancelled_by: null,
  trouble: null,
})

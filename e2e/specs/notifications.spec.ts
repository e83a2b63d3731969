import type { Page } from '@playwright/test'
import type { LocalMail, NoticeSettings } from 'shared-types'
import type { Api } from '../arrange.ts'
import { somebodyAsks } from '../asks-for-a-person.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'

const mailsOf = (api: Api) => api.get<LocalMail[]>('/local/mails')

test('an owner who is away gets one mail about a waiting visitor, with a link to the chat', async ({
  owner,
  api,
  visitor,
  browser,
  account,
}) => {
  const id = await somebodyAsks(api, visitor)
  await expect.poll(async () => (await mailsOf(api)).length).toBe(1)
  const [mail] = await mailsOf(api)
  expect(mail!.subject).toMatch(/asks for a person: “I would like to talk to a person”$/)
  const link = /https?:\S+\/inbox\/\S+/.exec(mail!.text)![0]
  expect(link).toBe(`${origins.nexus}/inbox/${id}`)

  // Another device, on which nobody is signed in yet.
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveURL(/\/auth/)
  await signInFrom(elsewhere, account)
  await expect(elsewhere).toHaveURL(link)
  await expect(elsewhere.getByText('I would like to talk to a person').first()).toBeVisible()
  await context.close()

  // No second mail is sent, however often the server checks.
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  const inbox = owner.getByRole('dialog', { name: 'Local inbox' })
  const row = inbox.getByRole('button', { name: /asks for a person/ })
  await expect(row).toHaveCount(1)
  await row.click()
  const shown = inbox.frameLocator('iframe')
  await expect(shown.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
    'href',
    link,
  )
  expect(await mailsOf(api)).toHaveLength(1)
})

/** Signs in from the auth page, to which the person was redirected. */
async function signInFrom(page: Page, who: { name: string; email: string }) {
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Your name').fill(who.name)
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('the sidebar and the title count the conversations that wait, until they are read', async ({
  owner,
  api,
  visitor,
}) => {
  await owner.goto(`${origins.nexus}/dashboard`)
  await expect(owner).toHaveTitle('Dashboard · Nexus')
  const id = await somebodyAsks(api, visitor)
  await expect(owner).toHaveTitle('(1) Dashboard · Nexus')
  const link = owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Inbox/ })
  await expect(link).toContainText('1')
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await expect(owner).toHaveTitle(/^Inbox · Nexus$/)
  await expect(link).not.toContainText('1')
})

test('each event has its channels, and quiet hours are kept', async ({ owner, api }) => {
  await owner.goto(`${origins.nexus}/settings/notifications`)
  const row = owner.getByRole('group', { name: 'A visitor asks for a person' })
  await expect(row.getByLabel('By email')).toHaveValue('at_once')
  await row.getByLabel('By email').selectOption('No email')
  await expectToast(owner, 'Notifications saved')
  await row.getByRole('switch', { name: 'Notification' }).click()
  await owner.getByRole('switch', { name: 'Tell me nothing at night' }).click()
  const from = owner.getByLabel('From')
  const to = owner.getByLabel('To', { exact: true })
  await from.fill('21:30')
  await to.focus()
  await expect
    .poll(async () => (await api.get<NoticeSettings>('/user/notices')).quiet_hours)
    .toEqual({ from: '21:30', to: '07:00' })
  await expect(to).toBeFocused()
  await owner.reload()
  await expect(row.getByLabel('By email')).toHaveValue('off')
  await expect(row.getByRole('switch', { name: 'Notification' })).not.toBeChecked()
  await expect(from).toHaveValue('21:30')
})

test('a test mail comes the way everything comes, and one click ends mails of a kind', async ({
  owner,
  api,
  visitor,
  browser,
}) => {
  await owner.goto(`${origins.nexus}/settings/notifications`)
  await owner.getByRole('button', { name: 'Send me a test' }).click()
  await expectToast(owner, 'The test is on its way')
  await expect
    .poll(async () => (await mailsOf(api)).map(({ subject }) => subject))
    .toEqual(['This is your test'])
  await somebodyAsks(api, visitor)
  await expect.poll(async () => (await mailsOf(api)).length).toBe(2)
  const [mail] = await mailsOf(api)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(/No more mails like this: (\S+)/.exec(mail!.text)![1]!)
  await page.getByRole('button', { name: 'No more mails like this' }).click()
  await expect(page.getByRole('heading', { name: 'You get no more mails like this' })).toBeVisible()
  await context.close()
  const { choices } = await api.get<NoticeSettings>('/user/notices')
  expect([choices.person_wanted.email, choices.call_message.email]).toEqual(['off', 'at_once'])
})

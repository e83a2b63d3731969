import type { Browser, Page } from '@playwright/test'
import type { ConversationList, LocalMail } from 'shared-types'
import { anAgent, apiOf, type Api, snippetOf } from '../arrange.ts'
import { expect, test } from '../fixtures.ts'
import { startHost } from '../servers/host.ts'
import type { Running } from '../servers/http.ts'
import { type Nexus, startNexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { openChat, openCustomerPage } from '../visit.ts'

const OWNER = { name: 'Ina Winter', email: 'ina@harbourcycles.example' }
const COLLEAGUE = { name: 'Tom Ash', email: 'tom@harbourcycles.example' }
const VISITOR = 'guest@visitors.example'
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

let nexus: Nexus
let host: Running

test.beforeAll(async () => {
  nexus = await startNexus({ env: { ANSWER_BY_EMAIL_SECONDS: '1' } })
  host = await startHost(nexus.origin)
})
test.afterAll(() => Promise.all([nexus.stop(), host.close()]))

test('nobody waits in silence: told by mail, answered on a phone, read and answered by mail, taken over by a colleague', async ({
  page: owner,
  visitor,
  browser,
}) => {
  await signInUnseen(owner, nexus.origin, OWNER)
  const api = apiOf(owner, nexus.origin)
  const colleague = await joined(browser, api)
  const id = await askForPerson(api, visitor)

  const told = async () => {
    const mails = await api.get<LocalMail[]>('/local/mails')
    return mails.filter(({ to }) => to.includes(OWNER.email))
  }
  await expect.poll(async () => (await told()).length).toBe(1)
  const link = /https?:\S+\/inbox\/\S+/.exec((await told())[0]!.text)![0]
  const phone = await (await browser.newContext(PHONE)).newPage()
  await signInUnseen(phone, nexus.origin, OWNER)
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Take control' }).click()
  await phone.getByRole('textbox', { name: 'Message' }).fill('Hello, Ina here. Which bike is it?')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByText('Hello, Ina here. Which bike is it?')).toBeVisible()

  await owner.goto(`${nexus.origin}/dashboard`)
  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  const letters = owner.getByRole('region', { name: 'Mail to visitors' })
  await letters.getByRole('button', { name: new RegExp(VISITOR) }).click()
  await expect(letters.frameLocator('iframe').getByText('Which bike is it?').first()).toBeVisible()
  await letters.getByRole('textbox', { name: 'Answer as the visitor' }).fill('The blue one.')
  await letters.getByRole('button', { name: 'Send the answer' }).click()
  await expect(phone.getByText('The blue one.', { exact: true })).toBeVisible()

  await colleague.goto(`${nexus.origin}/inbox/${id}`)
  const details = colleague.getByRole('complementary', { name: 'Customer details' })
  await expect(details.getByText(/^Left /)).toBeVisible()
  await colleague.getByRole('button', { name: 'Note', exact: true }).click()
  await colleague.getByLabel('Private note').fill('It is in the shed, I have the key')
  await colleague.getByRole('button', { name: 'Add note' }).click()
  await expect(phone.getByText('It is in the shed, I have the key')).toBeVisible()
  expect(await told()).toHaveLength(1)
})

/** A colleague who has accepted the invitation. */
async function joined(browser: Browser, api: Api): Promise<Page> {
  const colleague = await (await browser.newContext()).newPage()
  await signInUnseen(colleague, nexus.origin, COLLEAGUE)
  const invited = { email: COLLEAGUE.email, role: 'agent' }
  const { link } = await api.post<{ link: string }>('/team/invitations', invited)
  await colleague.goto(link)
  await colleague.getByRole('button', { name: 'Join the workspace' }).click()
  await colleague.waitForURL(`${nexus.origin}/dashboard`)
  await colleague.goto('about:blank')
  return colleague
}

/** A visitor asks for a person, leaves an address, and leaves the page. @returns the id of the conversation */
async function askForPerson(api: Api, visitor: Page): Promise<string> {
  const agent = await anAgent(api)
  await openCustomerPage(visitor, host.origin, snippetOf(api, agent.id))
  await openChat(visitor)
  await visitor.getByRole('button', { name: 'Talk to a person' }).click()
  await visitor.getByLabel('Email (optional)').fill(VISITOR)
  await visitor.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(visitor.getByText(/asked for a person/)).toBeVisible()
  await visitor.goto('about:blank')
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  return conversations[0]!.id
}

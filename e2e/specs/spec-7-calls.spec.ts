import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { anAgent, teachPdf, untilTrained, WARRANTY_PDF } from '../arrange.ts'
import { expect, goWithin, origins, test } from '../fixtures.ts'
import { answer, recordCalls, recordForms, timeCalls } from '../intercept.ts'
import { ownersPhone, verifyPhone } from '../phone.ts'
import { aConversation, calls } from '../seed.ts'
import { expectToast } from '../toasts.ts'

const open = (page: Page, path: string) => page.goto(`${origins.nexus}${path}`)

test('every call goes to the API base with cookies, JSON and a time-out of 60 s', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { activated: false })
  await owner.addInitScript(() => {
    const made: { timeout: number; credentials: boolean; url: string }[] = []
    Object.assign(window, { made })
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      made.push({ timeout: this.timeout, credentials: this.withCredentials, url: '' })
      send.call(this, body)
    }
  })
  const recorded = recordCalls(owner)
  await open(owner, `/agents/${agent.id}?tab=settings`)
  await owner.getByRole('button', { name: 'Activate' }).click()
  await expectToast(owner, 'Agent activated')
  await owner.getByRole('textbox', { name: 'Instructions' }).fill('Be brief.')
  const made = await owner.evaluate(
    () => (window as unknown as { made: { timeout: number; credentials: boolean }[] }).made,
  )
  expect(made.length).toBeGreaterThan(3)
  for (const { timeout, credentials } of made) {
    expect(timeout).toBe(60_000)
    expect(credentials).toBe(true)
  }
  const saved = owner.waitForRequest((request) => request.method() === 'PATCH')
  await owner.getByRole('button', { name: 'Save changes' }).click()
  expect((await saved).headers()['content-type']).toMatch(/^application\/json/)
  await recorded.expectBodies('PATCH /agent/settings', [
    { agent_id: agent.id, instructions: 'Be brief.' },
  ])
  await recorded.expectBodies(`PATCH /agent/activate/${agent.id}`, [null])
})

test('dashboard: the four summaries and the sentiment of conversations, then that of calls', async ({
  owner,
}) => {
  const recorded = recordCalls(owner)
  await open(owner, '/dashboard')
  await expect(owner.getByRole('tab', { name: 'Call logs' })).toBeVisible()
  for (const call of [
    'GET /user',
    'GET /call-logs/unread',
    'GET /user/metrics/customer-growth',
    'GET /user/metrics/knowledgebase',
    'GET /user/metrics/ai-messages',
    'GET /user/metrics/agents',
    'GET /user/conversation/sentiment',
  ])
    await recorded.expectSome(call)
  expect(recorded.of('GET /user/call-logs/sentiment')).toHaveLength(0)
  await owner.getByRole('tab', { name: 'Call logs' }).click()
  await recorded.expectSome('GET /user/call-logs/sentiment')
})

test('agents: listed, made, read, looked at, saved and deleted with a random tid', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  const recorded = recordCalls(owner)
  await open(owner, '/agents')
  await owner.getByRole('link', { name: /Harbour/ }).click()
  for (const call of [
    'GET /agents',
    `GET /agent/${agent.id}`,
    `GET /agent/settings/${agent.id}`,
    `GET /agent/forward-number/${agent.id}`,
    `GET /agent/active-number/${agent.id}`,
    `GET /agent/subscription/${agent.id}`,
  ])
    await recorded.expectSome(call)
  await goWithin(owner, `/agents/${agent.id}?tab=appearance`)
  await owner.getByRole('textbox', { name: 'Brand name' }).fill('Harbour Cycles')
  await owner.getByRole('textbox', { name: 'Text colour' }).fill('#ffffaa')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(owner, 'Appearance updated')
  await recorded.expectSome(`GET /agent/chatbot-config/${agent.id}`)
  await recorded.expectBodies('PATCH /agent/chatbot-config', [
    { agent_id: agent.id, brand_name: 'Harbour Cycles', text_color: '#ffffaa' },
  ])

  const tids: string[] = []
  await answer(owner, 'DELETE /agent/*', null)
  for (const times of [1, 2]) {
    await goWithin(owner, `/agents/${agent.id}?tab=settings`)
    await owner.getByRole('button', { name: 'Delete agent' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete agent' }).click()
    await expect(owner).toHaveURL(`${origins.nexus}/agents`)
    await recorded.expectTimes(`DELETE /agent/${agent.id}`, times)
    const query = new URLSearchParams(recorded.of(`DELETE /agent/${agent.id}`).at(-1)!.query)
    expect([...query.keys()]).toEqual(['tid'])
    tids.push(query.get('tid')!)
  }
  expect(tids.every((tid) => /^\d+$/.test(tid))).toBe(true)
  expect(new Set(tids).size).toBe(2)
})

test('phone: a code is sent and verified, and the available numbers are requested', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  const recorded = recordCalls(owner)
  await answer(owner, 'POST /agent/verify-phone', { phone: ownersPhone() })
  await open(owner, `/agents/${agent.id}?tab=settings`)
  await owner.getByRole('textbox', { name: 'Phone number' }).fill(ownersPhone())
  await owner.getByRole('button', { name: 'Send code' }).click()
  await owner.getByRole('textbox', { name: 'Verification code' }).pressSequentially('123456')
  await expectToast(owner, 'Phone number verified successfully')
  await recorded.expectBodies(`POST /agent/send-otp/${agent.id}`, [{ phone: ownersPhone() }])
  await recorded.expectBodies('POST /agent/verify-phone', [{ otp: '123456', agentId: agent.id }])
  await expect(owner.getByRole('dialog')).toBeHidden()
  await owner.getByRole('button', { name: 'Buy Number' }).click()
  await expect(owner.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  await recorded.expectTimes('GET /agent/tw/available-numbers', 1)
})

test('knowledge base: added, crawled, listed, linked, unlinked, retrained and deleted', async ({
  owner,
  api,
}) => {
  const teacher = await anAgent(api, { name: 'Teacher' })
  const shared = await teachPdf(api, teacher.id, 'Shared terms')
  const pupil = await anAgent(api, { name: 'Pupil' })
  const recorded = recordCalls(owner)
  const forms = await recordForms(owner)
  await open(owner, `/agents/${pupil.id}?tab=knowledge-base`)
  const add = owner.getByRole('button', { name: 'Add Data Source' }).first()
  const dialog = owner.getByRole('dialog')

  await add.click()
  await dialog.getByLabel('PDF file').setInputFiles({
    name: 'terms.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(WARRANTY_PDF),
  })
  await dialog.getByRole('button', { name: 'Add PDF' }).click()
  await expect(dialog).toBeHidden()

  await add.click()
  await dialog.getByRole('radio', { name: /web/i }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Website' }).fill(origins.site)
  const crawling = owner.waitForResponse((response) => response.url().endsWith('/crawl-page'))
  await dialog.getByRole('button', { name: 'Fetch pages' }).click()
  const crawled = await crawling
  for (const path of ['jobs', 'about'])
    await dialog.getByRole('button', { name: `Remove ${origins.site}/${path}` }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  await recorded.expectBodies('POST /knowledge-base/crawl-page', [
    { url: origins.site, agent_id: pupil.id },
  ])
  await recorded.expectTimes('POST /knowledge-base', 2)
  for (const { headers } of recorded.of('POST /knowledge-base'))
    expect(headers['content-type']).toContain('multipart/form-data')
  const { refId } = ((await crawled.json()) as { data: { refId: string } }).data
  expect(await forms()).toEqual([
    { type: 'PDF', file: 'terms.pdf', title: 'terms', agent_id: pupil.id },
    {
      type: 'WEB_PAGES',
      url: origins.site,
      agent_id: pupil.id,
      refId,
      trashLinks: `${origins.site}/jobs,${origins.site}/about`,
    },
  ])

  await owner.getByRole('button', { name: 'Link Data Source' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(dialog).toBeHidden()
  await recorded.expectSome('GET /knowledge-base')
  await expect.poll(() => recorded.of(`GET /knowledge-base/${pupil.id}`).length).toBeGreaterThan(1)
  await recorded.expectBodies('POST /knowledge-base/link', [
    { agent_id: pupil.id, kb_ids: [shared.id] },
  ])

  await untilTrained(api, pupil.id, 3)
  const items = await api.get<{ id: string; title: string; type: string }[]>(
    `/knowledge-base/${pupil.id}`,
  )
  const website = items.find(({ type }) => type === 'WEB_PAGES')!
  const act = async (title: string, action: string) => {
    await owner.getByRole('button', { name: `Actions for ${title}` }).click()
    await owner.getByRole('menuitem', { name: action }).click()
  }
  await act('Shared terms', 'Unlink')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await expectToast(owner, 'Knowledge base unlinked successfully')
  await recorded.expectBodies('POST /knowledge-base/unlink', [
    { agent_id: pupil.id, kb_id: shared.id },
  ])
  await act(website.title, 'Retrain')
  await expectToast(owner, 'Data retrained successfully')
  await recorded.expectBodies('POST /knowledge-base/retrain', [
    { agent_id: pupil.id, kb_id: website.id },
  ])
  await act(website.title, 'Delete')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(owner, 'Knowledge base deleted')
  await recorded.expectTimes(`DELETE /knowledge-base/${pupil.id}/${website.id}`, 1)
})

test('integrations: added, listed and deleted', async ({ owner, api }) => {
  const agent = await anAgent(api)
  const recorded = recordCalls(owner)
  await open(owner, `/agents/${agent.id}?tab=integrations`)
  await expect(owner).toHaveTitle('Integration · Nexus')
  await owner.getByRole('button', { name: 'Add Integration' }).first().click()
  const dialog = owner.getByRole('dialog', { name: 'Add Integration' })
  await dialog.getByRole('radio', { name: /Telegram bot/ }).click()
  await dialog.getByRole('button', { name: 'Add Integration' }).click()
  await expectToast(owner, 'Integration added successfully')
  await recorded.expectBodies('POST /agent/integration', [{ agent_id: agent.id, type: 'telegram' }])
  await recorded.expectSome(`GET /agent/integration/${agent.id}`)
  const [{ id }] = await api.get<[{ id: string }]>(`/agent/integration/${agent.id}`)
  await owner.getByRole('button', { name: /^Delete telegram/i }).click()
  await owner
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this integration?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(owner.getByRole('heading', { name: 'No integrations yet' })).toBeVisible()
  await recorded.expectTimes(`DELETE /agent/integration/${agent.id}/${id}`, 1)
})

test('conversations: listed by pages, read, polled every 5 s, answered, marked and deleted as an admin', async ({
  owner,
  api,
}) => {
  const id = await aConversation(api, await anAgent(api), 'Hello')
  await owner.clock.install()
  const recorded = recordCalls(owner)
  await open(owner, `/inbox/${id}`)
  await owner.getByRole('button', { name: 'Take control' }).click()
  const reply = owner.getByRole('textbox', { name: 'Message' })
  await reply.fill('Marisol here.')
  await reply.press('Enter')
  await expect(owner.getByRole('region', { name: 'Messages' })).toContainText('Marisol here.')
  await expect(owner.getByText('Sending…')).toHaveCount(0)

  const polls = await timeCalls(owner, `/conversation/messages/admin/${id}`)
  await owner.clock.pauseAt(new Date(Date.now() + 60_000))
  // The page's clock stands still while an answer is pending, because that takes real time.
  const pollsSoFar = async () => {
    const made = await polls()
    if (made.every(({ ended }) => ended !== null)) await owner.clock.runFor(450)
    return made.length
  }
  await expect.poll(pollsSoFar, { intervals: [0] }).toBeGreaterThan(4)
  const began = (await polls()).map((poll) => poll.began)
  const pauses = began.slice(1).map((at, index) => at - began[index]!)
  // Other news of the conversation postpones the next poll, so only the shortest pause is that of a quiet conversation.
  expect(Math.min(...pauses.slice(1))).toBeGreaterThan(4_500)
  expect(Math.min(...pauses.slice(1))).toBeLessThan(5_500)
  await owner.clock.resume()

  await recorded.expectSome('GET /conversations/admin')
  const [list] = recorded.of('GET /conversations/admin')
  expect([...new URLSearchParams(list!.query).keys()]).toEqual(['page', 'limit'])
  const [answered] = recorded.of(`POST /conversation/process/${id}`)
  expect(answered!.body).toMatchObject({ response: 'Marisol here.' })
  await owner.getByRole('button', { name: 'More actions' }).click()
  await owner.getByRole('menuitem', { name: 'Delete conversation' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await owner.waitForURL(`${origins.nexus}/inbox`)
  await expect(owner.getByText('You have no inbox yet.')).toBeVisible()
  for (const call of [
    `POST /conversation/process/${id}`,
    `PATCH /conversation/mark-read/${id}`,
    `DELETE /conversation/${id}`,
  ]) {
    await recorded.expectSome(call)
    for (const { headers } of recorded.of(call)) expect(headers['x-nexus-admin'], call).toBe('true')
  }
  const [switched] = recorded.of(`PATCH /conversation/switchControl/${id}`)
  expect(switched!.headers['x-nexus-admin']).toBeUndefined()
})

test('call logs: pages of 8, marked read and the unread asked for again, analysed, deleted', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  await verifyPhone(api, agent.id)
  const recorded = recordCalls(owner)
  await open(owner, '/call-logs')
  await calls(owner, agent, 1)
  const row = owner.getByRole('row').filter({ hasText: 'Browser test call' })
  const unread = () => recorded.of('GET /call-logs/unread').length
  await expect(row).toContainText('Unread')
  await expect(row).not.toContainText('Live')
  const before = unread()
  await row.getByRole('button', { name: 'View details' }).click()
  await expect.poll(unread).toBeGreaterThan(before)
  await owner.getByRole('button', { name: 'View Analysis' }).click()
  await expect(owner.getByLabel('Call sentiment').getByRole('meter')).not.toHaveCount(0)
  owner.once('dialog', (question) => void question.accept())
  const lists = recorded.of('GET /call-logs').length
  await owner.getByRole('button', { name: 'Delete Log' }).click()
  await expectToast(owner, 'Call log deleted successfully.')
  await expect(owner.getByText('Select a call log to view details')).toBeVisible()
  await expect.poll(() => recorded.of('GET /call-logs').length).toBeGreaterThan(lists)
  const [marked] = recorded.sent.filter(({ call }) => call.includes('/call-logs/mark-read/'))
  const id = marked!.call.split('/').at(-1)
  await recorded.expectTimes(`GET /call-logs/analysis/${id}`, 1)
  await recorded.expectTimes(`DELETE /call-logs/${id}`, 1)
  expect(recorded.of('GET /call-logs')[0]!.query).toBe('?page=1&limit=8')
})

test('logout: token and user leave the browser, which then goes to the server', async ({
  owner,
  account,
}) => {
  await open(owner, '/dashboard')
  await owner.evaluate(() => localStorage.setItem('token', 'of an older release'))
  await owner.getByRole('button', { name: account.name.split(' ')[1]! }).click()
  const left = owner.waitForRequest((request) => request.isNavigationRequest())
  await owner.getByRole('menuitem', { name: 'Logout' }).click()
  const request = await left
  expect([request.method(), new URL(request.url()).pathname]).toEqual(['GET', '/api/auth/logout'])
  await owner.waitForURL((url) => !url.pathname.startsWith('/api'))
  expect(
    await owner.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
  ).toEqual([null, null])
  expect((await owner.request.get(`${origins.nexus}/api/user`)).status()).toBe(401)
})

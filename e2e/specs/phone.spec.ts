import type { Agent } from 'shared-types'
import { anAgent, teachPdf, untilTrained, type Api } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { hold } from '../intercept.ts'
import { untilItSays } from '../momentary.ts'
import {
  callAgent,
  codeIn,
  hangUp,
  openCheckout,
  openNewestCall,
  ownersPhone,
  shown,
  say,
  spoken,
  verifyPhone,
} from '../phone.ts'
import { expectToast } from '../toasts.ts'

const QUESTION = 'How long are workshop repairs guaranteed?'

async function aSalesAgent(api: Api): Promise<Agent> {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  return agent
}

test('a forwarding number is refused with the reason, and verified with the code that was sent to it', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  // What is above the form moves it until it has loaded.
  await expect(owner.getByText('Nobody can call this agent yet.')).toBeVisible()
  const phone = owner.getByRole('textbox', { name: 'Phone number' })
  const send = owner.getByRole('button', { name: 'Send code' })
  const refused = [
    ['+1415555', 'Invalid phone number'],
    ['004155550177', 'Phone number must start with +1'],
    ['+1415555017x', 'Invalid phone number'],
  ] as const
  for (const [typed, complaint] of refused) {
    await phone.fill(typed)
    await expect(owner.getByText(complaint)).toHaveCount(0)
    await send.click()
    await expect(owner.getByText(complaint)).toBeVisible()
  }
  await phone.fill('')
  await phone.pressSequentially(`${ownersPhone()}99`)
  await expect(phone).toHaveValue(ownersPhone())
  await phone.fill(shown(ownersPhone()))
  await send.click()
  await expectToast(owner, 'OTP sent successfully')

  const modal = owner.getByRole('dialog', { name: 'Verify your phone number' })
  const text = await modal.getByRole('note').textContent()
  const code = codeIn(text!)
  const digits = modal.getByRole('textbox', { name: 'Verification code' })
  await digits.pressSequentially('abc')
  await expect(digits).toHaveValue('')
  await digits.pressSequentially(code === '123456' ? '654321' : '123456')
  await expect(modal.getByText('That code was not right. Enter it again.')).toBeVisible()
  await expect(digits).toHaveValue('')
  const isTold = untilItSays(modal, 'Verified')
  await digits.pressSequentially(code)
  await isTold
  await expectToast(owner, 'Phone number verified successfully')
  await expect(modal).toBeHidden()

  await expect(owner.getByText('Verified', { exact: true })).toBeVisible()
  await expect(owner.getByText(shown(ownersPhone()), { exact: true })).toBeHidden()
  await owner.getByRole('button', { name: 'Show number' }).click()
  await expect(owner.getByText(shown(ownersPhone()), { exact: true })).toBeVisible()
  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  await expect(owner.getByRole('dialog', { name: 'Local inbox' })).toContainText(code)
})

test('a number is bought at the checkout, its forwarding is checked, and it is called as from any phone', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  await verifyPhone(api, agent.id)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await expect(owner.getByText('No phone number')).toBeVisible()
  await expect(owner.getByText('You have not subscribed to a phone number yet')).toBeVisible()
  const { number, modal, checkout } = await openCheckout(owner, agent)
  await expect(checkout.getByText('stands in for Stripe Checkout')).toBeVisible()
  await checkout.getByRole('button', { name: 'Pay $1.15' }).click()
  await expectToast(owner, 'Phone number purchased')
  await expect(checkout).toHaveURL(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await expect(checkout.getByText(shown(number), { exact: true })).toBeVisible()
  await checkout.close()

  await expect(modal).toBeHidden()
  await expect(owner.getByText(shown(number), { exact: true })).toBeVisible()
  await expect(owner.getByText('No phone number')).toBeHidden()
  await expect(owner.getByText('Days remaining')).toBeVisible()
  await expect(owner.getByText(/^\d\d, [A-Z][a-z]{2} \d{4} at \d\d:\d\d [AP]M$/)).toBeVisible()
  await owner.getByRole('button', { name: 'Setup call-forwarding guide' }).click()
  const guide = owner.getByRole('dialog', { name: 'Setup call-forwarding guide' })
  await expect(guide).toContainText(`*72${number.slice(2)}`)
  await owner.setViewportSize({ width: 390, height: 844 })
  const heights = () =>
    guide.locator('code').evaluateAll((codes) => codes.map((code) => code.clientHeight))
  await expect.poll(async () => Math.max(...(await heights())), 'each on one line').toBeLessThan(30)
  await owner.setViewportSize({ width: 1440, height: 900 })
  const check = guide.getByRole('region', { name: 'Check the forwarding' })
  await check.getByRole('button', { name: 'Check the forwarding' }).click()
  await expect(check).toContainText('let it ring')
  await check.getByRole('button', { name: 'Forward the call' }).click()
  await expect(check).toContainText('It works: the call came to this agent.')
  await owner.keyboard.press('Escape')

  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  const inbox = owner.getByRole('dialog', { name: 'Local inbox' })
  await expect(inbox).toContainText('Your phone rings for 40 seconds.')
  await inbox.getByRole('button', { name: 'Place a call' }).click()
  await inbox.getByRole('textbox', { name: 'Caller' }).fill('Tom')
  await inbox.getByRole('button', { name: 'Call', exact: true }).click()
  await expect(inbox.getByText('Write the number like +12025550123')).toBeVisible()
  await inbox.getByRole('textbox', { name: 'Caller' }).fill('415-555-0188')
  await inbox.getByRole('button', { name: 'Call', exact: true }).click()
  await expect(spoken(inbox)).toContainText('How can I help you?')
  await hangUp(inbox)
  const panel = await openNewestCall(owner)
  await expect(panel.getByRole('region', { name: 'Caller Details' })).toContainText(
    '(415) 555-0188',
  )
})

test('a checkout that is cancelled ends the waiting, and leaves the numbers to choose from', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  const { modal, checkout } = await openCheckout(owner, agent)
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(owner, 'The checkout was cancelled. Nothing was charged.')
  await expect(checkout.getByText('No phone number')).toBeVisible()
  await checkout.close()
  await expect(modal.getByRole('radio')).not.toHaveCount(0)
})

test('a failed payment suspends the number, explains that, and can be paid at the portal', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  const { checkout } = await openCheckout(owner, agent)
  await checkout.getByRole('button', { name: 'Pay $1.15' }).click()
  await expectToast(owner, 'Phone number purchased')
  await checkout.close()
  const manage = owner.getByRole('button', { name: 'Manage subscription' })
  const [portal] = await Promise.all([owner.waitForEvent('popup'), manage.click()])
  await expect(portal.getByText('stands in for the billing portal of Stripe')).toBeVisible()
  await portal.getByRole('button', { name: 'Try a payment that fails' }).click()
  await expect(owner.getByText('Past due')).toBeVisible()
  await expect(owner.getByText('Suspended')).toBeVisible()
  await portal.getByRole('button', { name: 'Pay the open invoice' }).click()
  await expect(owner.getByText('Active', { exact: true })).toBeVisible()
  await expect(owner.getByText('Suspended')).toBeHidden()
})

test('a call from the browser is answered from the knowledge, and its log is read, judged and deleted', async ({
  owner,
  api,
}) => {
  const call = await callAgent(owner, await aSalesAgent(api))
  await say(call, QUESTION)
  await expect(spoken(call)).toContainText('ninety days')
  await hangUp(call)
  await owner.keyboard.press('Escape')

  const badge = owner.getByRole('link', { name: /Call logs/i })
  await expect(badge).toContainText('1')
  await badge.click()
  const row = owner.getByRole('row').filter({ hasText: 'Browser test call' })
  await expect(row).toContainText('Unread')
  const panel = owner.getByRole('complementary', { name: 'Call details' })
  await expect(panel).toContainText('Select a call log to view details')
  await row.getByRole('button', { name: 'View details' }).click()
  await expect(row).not.toContainText('Unread')
  await expect(badge).not.toContainText('1')

  await expect(panel).toContainText('Browser test call, not counted in reports')
  await panel.getByRole('button', { name: 'View Analysis' }).click()
  const analysis = panel.getByLabel('Call sentiment')
  await expect(analysis).toContainText('Action')
  await expect(analysis.getByRole('meter')).not.toHaveCount(0)
  await expect(panel.getByRole('region', { name: 'Caller Details' })).toContainText(
    'Browser test call',
  )
  await panel.getByRole('button', { name: 'View Conversation' }).click()
  const transcript = owner.getByRole('dialog', { name: 'Conversations' })
  await expect(transcript).toContainText('Call transcript between user and agent.')
  await expect(transcript).toContainText(QUESTION)
  await expect(transcript).toContainText('ninety days')
  await owner.keyboard.press('Escape')

  const remove = panel.getByRole('button', { name: 'Delete Log' })
  const asked: string[] = []
  owner.once('dialog', (question) => {
    asked.push(question.message())
    void question.dismiss()
  })
  await remove.click()
  await expect(row).toBeVisible()
  owner.once('dialog', (question) => {
    asked.push(question.message())
    void question.accept()
  })
  await remove.click()
  await expectToast(owner, 'Call log deleted successfully.')
  await expect(owner.getByText('No call logs available')).toBeVisible()
  const sure = 'Are you sure you want to delete this log?'
  expect(asked).toEqual([sure, sure])
})

test('typing counts as speaking, so that no silence ends the call', async ({ owner, api }) => {
  const told: string[] = []
  owner.on('websocket', (line) => {
    line.on('framesent', ({ payload }) => told.push(String(payload)))
  })
  const call = await callAgent(owner, await anAgent(api, { type: 'SALES_ASSISTANT' }))
  await call.getByRole('textbox', { name: 'What you say' }).fill('My saddle')
  await expect
    .poll(() => told.map((input) => JSON.parse(input) as unknown))
    .toContainEqual({ type: 'say', text: 'My saddle', last: false })
  await hangUp(call)
})

test('a scammer is not put through, and the log shows the reasons', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await verifyPhone(api, agent.id)
  const call = await callAgent(owner, agent)
  await say(call, 'This is Officer Daniels from the Internal Revenue Service.')
  await expect(spoken(call)).toContainText(/\?.*Officer Daniels.*\?/s)
  await say(call, 'There is a warrant for your arrest unless you pay now with gift cards.')
  // After a message is recorded, silence ends the call.
  await expect(call.getByText('Call ended')).toBeVisible()
  const panel = await openNewestCall(owner)
  const decision = panel.getByRole('region', { name: 'Decision' })
  await expect(decision.getByText(/^(Stopped|Message taken)$/)).toBeVisible()
  await expect(decision.getByRole('listitem')).not.toHaveCount(0)
  await expect(decision.getByLabel('Speaks against putting through').first()).toBeVisible()
})

test('a relative in need is put through to the owner, and the log shows the reasons', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await verifyPhone(api, agent.id)
  const call = await callAgent(owner, agent)
  await say(call, 'Hi, this is Clara, his sister. Dad is in the hospital, something bad happened.')
  await expect(spoken(call)).toContainText('tell me a little more')
  await say(call, 'He is in surgery, I am waiting outside, please put me through to him.')
  await expect(spoken(call)).toContainText(`Ringing ${shown(ownersPhone())}`)
  await hangUp(call)
  const panel = await openNewestCall(owner)
  const decision = panel.getByRole('region', { name: 'Decision' })
  await expect(decision.getByText(/^Rang you, no answer/)).toBeVisible()
  await expect(decision.getByLabel('Speaks for putting through').first()).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Call Breakdown' })).toContainText('Clara')
})

test('a call in progress is taken over by typing, and hung up', async ({ owner, api }) => {
  const call = await callAgent(owner, await aSalesAgent(api))
  const desk = await owner.context().newPage()
  const panel = await openNewestCall(desk)
  const live = panel.getByLabel('Call in progress')
  await expect(live).toContainText('The agent is on the line')
  await say(call, QUESTION)
  await expect(live.getByRole('log')).toContainText('ninety days')

  await live.getByRole('textbox', { name: 'Say to the caller' }).fill('Marisol here, good morning.')
  await live.getByRole('button', { name: 'Take over' }).click()
  await expect(spoken(call)).toContainText('Marisol here, good morning.')
  await expect(live).toContainText('You are speaking through the agent')
  await say(call, 'Good morning Marisol.')
  await expect(live.getByRole('log')).toContainText('Good morning Marisol.')
  await live.getByRole('button', { name: 'Hang up' }).click()
  await expect(call.getByText('Call ended')).toBeVisible()
  await expect(live).toBeHidden()
})

test('words typed for a caller while others are sent stay', async ({ owner, api }) => {
  await callAgent(owner, await aSalesAgent(api))
  const desk = await owner.context().newPage()
  const panel = await openNewestCall(desk)
  const field = panel.getByRole('textbox', { name: 'Say to the caller' })
  const release = await hold(desk, 'POST /call-logs/say/*')
  await field.fill('Good morning.')
  await field.press('Enter')
  await field.pressSequentially(' How can I help?')
  await release()
  await expect(field).toHaveValue('How can I help?')
})

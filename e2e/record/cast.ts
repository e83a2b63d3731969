import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Agent, AvailableNumber, CallLog, OpenedConversation } from 'shared-types'
import { PhoneLine } from '../../server/src/ports/telephony/phone-line.ts'
import { sidOf } from '../../server/src/ports/telephony/sids.ts'
import { anAgent, type Api, teachPdf, teachWebsite, untilTrained } from '../arrange.ts'
import { expect } from '../fixtures.ts'
import { shown, verifyPhone } from '../phone.ts'
import { type Caller, CALLERS, SWINDLER, type Visit, VISITORS } from './people.ts'
import { SECRET, SHOP } from './studio.ts'

/** Real time between utterances, because the call log shows how long calls took. */
const SPEAKS_MS = 5_000
const BETWEEN_CALLS_MS = 1_000

/** The shop's chatbot, trained and styled. */
export async function aShopAssistant(api: Api): Promise<Agent> {
  const agent = await anAgent(api, { name: 'Harbour Cycles' })
  await api.patch('/agent/chatbot-config', {
    agent_id: agent.id,
    brand_name: 'Harbour Cycles',
    brand_color: '#14532d',
    text_color: '#ffffff',
    welcome_message: 'Hello! Ask me about repairs, hire or opening hours.',
    suggested_questions: 'When are you open?, How much is a puncture repair?',
  })
  await teachWebsite(api, agent.id, SHOP)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 2)
  return agent
}

/** An account with calls and conversations. */
export async function aBusyAccount(page: Page, api: Api) {
  const shop = await aShopAssistant(api)
  await visit(api, shop, VISITORS)
  const guard = await anAgentWithNumber(page, api, {
    name: 'Front desk',
    type: 'ANTI_THEFT',
    area: '+1415',
  })
  await anAgent(api, { name: 'Bike sales', type: 'SALES_ASSISTANT' })
  await Promise.all(
    CALLERS.map(async (caller, at) => {
      await pause(at * BETWEEN_CALLS_MS)
      await ring(api.origin, guard.number, caller)
    }),
  )
  const { logs } = await api.get<{ logs: CallLog[] }>('/call-logs?page=1&limit=20')
  // All calls are analysed except the one that a film opens.
  for (const { id, from_number } of logs)
    if (from_number !== SWINDLER.from) await api.get(`/call-logs/analysis/${id}`)
  return shop
}

/** Visitors who write through the same API calls as the widget. */
async function visit(api: Api, agent: Agent, visits: Visit[]): Promise<void> {
  for (const { name, asks } of visits) {
    const opened = await api.post<OpenedConversation>(`/widget/agents/${agent.id}/conversations`, {
      page_url: `${SHOP}/`,
      time_zone: 'America/New_York',
      locale: 'en-US',
    })
    const tell = async (path: string, data: unknown) => {
      const answer = await fetch(
        `${api.origin}/api/widget/conversations/${opened.conversation_id}/${path}`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${opened.visitor_token}`,
          },
          body: JSON.stringify(data),
        },
      )
      expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
      await answer.text()
    }
    for (const text of asks) await tell('messages', { id: randomUUID(), text })
    if (!name) continue
    const email = `${name.split(' ')[0]!.toLowerCase()}@example.com`
    await tell('handover', { name, email })
  }
}

/** A phone agent with a number that can be called. */
async function anAgentWithNumber(
  page: Page,
  api: Api,
  { name, type, area }: { name: string; type: 'ANTI_THEFT' | 'SALES_ASSISTANT'; area: string },
) {
  const agent = await anAgent(api, { name, type })
  await verifyPhone(api, agent.id)
  const offered = await api.get<AvailableNumber[]>('/agent/tw/available-numbers')
  const number = (offered.find(({ phoneNumber }) => phoneNumber.startsWith(area)) ?? offered[0]!)
    .phoneNumber
  const { checkout_url } = await api.post<{ checkout_url: string }>('/checkout/tw-phone/buy', {
    agent_id: agent.id,
    phone_number: number,
  })
  await page.goto(checkout_url)
  await page.getByRole('button', { name: 'Pay $1.15' }).click()
  await expect(page.getByText(shown(number), { exact: true })).toBeVisible()
  return { agent, number }
}

/** Calls a number as the telephone network would, and says one sentence after each reply. */
async function ring(origin: string, to: string, caller: Caller): Promise<void> {
  const { from, name, says, ...place } = caller
  const line = new PhoneLine({
    accountSid: sidOf('AC', SECRET),
    authToken: sidOf('AC', `token:${SECRET}`).slice(2),
    from,
    to,
    callerName: name,
    place: { ...place, country: 'US' },
    stirVerstat: 'TN-Validation-Passed-A',
    voiceUrl: `${origin}/api/webhooks/twilio/voice`,
    statusCallback: `${origin}/api/webhooks/twilio/status`,
  })
  await replied(line)
  for (const words of says) {
    if (line.isOver) break
    await pause(SPEAKS_MS)
    const reply = replied(line)
    line.say(words)
    await reply
  }
  await pause(SPEAKS_MS)
  line.hangUp()
  await line.ended
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until the agent has spoken. */
function replied(line: PhoneLine): Promise<void> {
  return new Promise((resolve) => {
    const enough = setTimeout(resolve, 6_000)
    const done = () => {
      clearTimeout(enough)
      resolve()
    }
    line.on('text', ({ last }) => last && done())
    line.once('dialled', done)
    line.once('recording', done)
    line.once('ended', done)
  })
}

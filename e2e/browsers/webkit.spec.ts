import { By, Key } from 'selenium-webdriver'
import { WRITTEN } from '../../server/src/wording/index.ts'
import { anAgent, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins } from '../fixtures.ts'
import { click, isGone, isShown, signIn, styleOf, textOf, type, widgetIn } from './by-hand.ts'
import { test, visitPage } from './stories.ts'

const QUESTION = 'How long are workshop repairs guaranteed?'
const ANSWER = 'guaranteed for ninety days'

test('in WebKit a visitor is answered, an owner takes over and answers, and both see it at once', async ({
  account,
  api,
  guest,
  host,
}) => {
  const { id: agentId } = await anAgent(api)
  await teachPdf(api, agentId)
  await untilTrained(api, agentId, 1)
  await visitPage({ guest, api, agentId })

  const widget = await widgetIn(guest)
  await click(widget, 'button.launcher')
  await type(widget, 'textarea', QUESTION, Key.ENTER)
  await expect.poll(() => textOf(widget, '[role=log]')).toContain(ANSWER)

  await signIn(host, account)
  await host.get(`${origins.nexus}/inbox`)
  await click(host, 'a[href*="/inbox/"]')
  await expect.poll(() => textOf(host, 'main')).toContain(ANSWER)
  await click(host, By.xpath('//button[starts-with(., "Take control")]'))
  await type(host, 'textarea[aria-label=Message]:enabled', 'A person now: ninety days.', Key.ENTER)
  await expect.poll(() => textOf(widget, '[role=log]')).toContain('A person now: ninety days.')

  await type(widget, 'textarea', 'Thank you!', Key.ENTER)
  await expect.poll(() => textOf(host, 'main')).toContain('Thank you!')

  // The panel was open before the reload, so it opens again by itself.
  await guest.navigate().refresh()
  const again = await widgetIn(guest)
  await expect.poll(() => textOf(again, '[role=log]')).toContain('A person now: ninety days.')
})

test('in WebKit a page in Arabic has a chat from right to left, and the agent answers in Arabic', async ({
  api,
  guest,
}) => {
  const { id: agentId } = await anAgent(api)
  await visitPage({ guest, api, agentId }, '?lang=ar&dir=rtl')
  const widget = await widgetIn(guest)
  await click(widget, 'button.launcher')
  await expect.poll(() => styleOf(widget, 'textarea', 'direction')).toBe('rtl')
  await expect.poll(() => textOf(widget, '[role=log]')).toContain(WRITTEN.ar.chat.welcome)
  await type(widget, 'textarea', 'كم سعر الغواصة؟', Key.ENTER)
  await expect.poll(() => textOf(widget, '[role=log]')).toContain(WRITTEN.ar.chat.notKnown)
})

test('in WebKit the inbox shows the answers of a visitor to the lead form', async ({
  account,
  api,
  guest,
  host,
}) => {
  const { id: agentId } = await anAgent(api)
  const fields = [
    { kind: 'name', label: 'Name', required: true },
    { kind: 'email', label: 'Email', required: true },
  ]
  const form = { when: 'before', intro: 'Who are you?', fields }
  await api.patch('/agent/chatbot-config', { agent_id: agentId, lead_form: form })
  await visitPage({ guest, api, agentId })
  const widget = await widgetIn(guest)
  await click(widget, 'button.launcher')
  await expect.poll(() => textOf(widget, 'form[data-when=before]')).toContain('Who are you?')
  await type(widget, 'input[autocomplete=name]', 'Ines Okafor')
  await type(widget, 'input[type=email]', 'ines@example.com', Key.ENTER)
  await expect.poll(() => isGone(widget, 'form[data-when=before]')).toBe(true)
  await type(widget, 'textarea', 'I have a broken wheel', Key.ENTER)
  await expect.poll(() => textOf(widget, '[role=log]')).toContain('broken wheel')

  await signIn(host, account)
  await host.get(`${origins.nexus}/inbox`)
  await click(host, By.xpath('//a[contains(., "Ines Okafor")]'))
  await expect.poll(() => textOf(host, 'main')).toContain('broken wheel')
  await expect
    .poll(() => textOf(host, '[aria-label="Customer details"]'))
    .toContain('ines@example.com')
})

test('in WebKit a key closes the chat, and the page opens it again with a question', async ({
  api,
  guest,
}) => {
  const { id: agentId } = await anAgent(api)
  await visitPage({ guest, api, agentId })
  const widget = await widgetIn(guest)
  await click(widget, 'button.launcher')
  await type(widget, 'textarea', Key.ESCAPE)
  await expect.poll(() => isShown(widget, 'textarea')).toBe(false)
  await guest.executeScript("Nexus.open('When do you open?')")
  await expect.poll(() => textOf(widget, '[role=log]')).toContain('When do you open?')
})

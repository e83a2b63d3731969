import { LEAD_INTRO, LEAD_LABELS, PanelLanguage, type PanelTexts } from 'shared-types'
import { beforeEach, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { LEAD_FORM } from '../../wording/lead-form.ts'
import { LAUNCHER } from '../../wording/launcher.ts'
import { writtenIn } from '../../wording/index.ts'
import { aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

const POLISH: PanelTexts = {
  welcome_message: 'Ahoj! Czego potrzebuje Twój rower?',
  suggested_questions: 'Godziny otwarcia?, Ceny?',
  placeholder: 'O co chodzi?',
  handover_message: 'Zaraz ktoś przyjdzie.',
}
/** On a Saturday, people are back on Monday at eight in London. */
const AWAY = '2026-11-23T08:00:00.000Z'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  const payload = { name: 'Helper', type: 'CHATBOT' }
  agentId = (await call('POST', '/agent', payload)).json().data.id
})

const call = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    payload,
  })
const change = (payload: object) =>
  call('PATCH', '/agent/chatbot-config', { agent_id: agentId, ...payload })

const config = async (query: Record<string, string>, browser = '') => {
  const response = await test.app.inject({
    url: `/api/widget/agents/${agentId}/config`,
    query,
    headers: { 'accept-language': browser },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['vary']).toContain('accept-language')
  return response.json().data
}
const language = async (...asked: Parameters<typeof config>) =>
  (await config(...asked)).panel.language

it('a widget speaks the language of the page, else of the browser, else English', async () => {
  expect(await language({ page_language: 'pl' }, 'de-AT,de;q=0.9')).toBe('pl')
  expect(await language({ page_language: '' }, 'sv,de-AT;q=0.9')).toBe('de')
  expect(await language({ page_language: 'not a language' }, 'sv')).toBe('en')
  expect(await language({ page_language: 'x'.repeat(9_000) })).toBe('en')
})

it('the language of the snippet precedes the owner’s, and that precedes the page’s', async () => {
  await change({ panel_language: 'tr' })
  expect(await language({ page_language: 'pl' })).toBe('tr')
  expect(await language({ language: 'ja' })).toBe('ja')
})

it('an agent that answers in one language has a widget in that language', async () => {
  await call('PATCH', '/agent/settings', { agent_id: agentId, language: 'fr' })
  expect(await language({ page_language: 'pl' })).toBe('fr')
})

it('dates follow the region of the page or the browser', async () => {
  expect((await config({ page_language: 'en' }, 'de,en-GB;q=0.8')).panel.locale).toBe('en-GB')
  expect((await config({ page_language: 'ar-EG' })).panel).toMatchObject({
    locale: 'ar-EG',
    dir: 'rtl',
  })
})

it('default texts are shown in the language of the visitor', async () => {
  await test.deps.db.update(agents).set({ awayUntil: new Date(AWAY) })
  test.deps.now = () => new Date('2026-11-21T08:00:00Z')
  for (const code of PanelLanguage.options) {
    const { welcome_message, away, panel } = await config({ language: code })
    expect(welcome_message).toBe(writtenIn(code).chat.welcome)
    expect(away).toEqual({
      text: writtenIn(code).chat.away({ back: '{back}' }),
      until: AWAY,
      locale: code,
    })
    expect(panel.launcher).toEqual(LAUNCHER[code])
  }
})

it('texts for one language are shown in it, and empty ones fall back to the general', async () => {
  await change({
    welcome_message: 'Ahoy!',
    suggested_questions: 'Prices?',
    panel_texts: { pl: POLISH, de: { ...POLISH, welcome_message: '', placeholder: ' ' } },
  })
  const polish = await config({ page_language: 'pl' })
  expect(polish.welcome_message).toBe(POLISH.welcome_message)
  expect(polish.suggested_questions).toEqual(['Godziny otwarcia?', 'Ceny?'])
  expect(polish.panel.placeholder).toBe(POLISH.placeholder)
  const german = await config({ page_language: 'de' })
  expect([german.welcome_message, german.panel.placeholder]).toEqual(['Ahoy!', null])
  const french = await config({ page_language: 'fr' })
  expect([french.welcome_message, french.suggested_questions]).toEqual(['Ahoy!', ['Prices?']])
})

it('a form with its default texts is shown in the language of the visitor', async () => {
  const fields = [
    { kind: 'email', label: LEAD_LABELS.email, required: true },
    { kind: 'text', label: 'Frame number', required: false },
  ]
  await change({ lead_form: { when: 'before', intro: LEAD_INTRO, fields } })
  for (const code of PanelLanguage.options) {
    const { lead_form } = await config({ language: code })
    expect(lead_form.intro).toBe(LEAD_FORM[code].intro)
    const [email, own] = lead_form.fields
    expect(email.shown ?? email.label).toBe(LEAD_FORM[code].labels.email)
    expect([email.label, own.shown ?? own.label]).toEqual(['Email', 'Frame number'])
  }
  await change({ lead_form: { when: 'before', intro: 'Wer sind Sie?', fields } })
  expect((await config({ language: 'pl' })).lead_form.intro).toBe('Wer sind Sie?')
})

it('the handover message is the one for the language of the widget', async () => {
  await change({ panel_texts: { pl: POLISH } })
  await call('PATCH', `/agent/activate/${agentId}`, {})
  const polish = await aVisitor(test.app, agentId, { locale: 'pl-PL' })
  expect((await polish.requestPerson()).json().data.text).toBe(POLISH.handover_message)
  const turkish = await aVisitor(test.app, agentId, { locale: 'tr' })
  expect((await turkish.requestPerson()).json().data.text).toBe(writtenIn('tr').chat.handover)
})

it('a widget of an English-only release gets the same texts as before', async () => {
  await change({ panel_texts: { de: POLISH } })
  const told = await config({}, 'de')
  expect(told.welcome_message).toBe('Hi! How can I help you today?')
  expect(told).not.toHaveProperty('panel')
})

it('an unknown language, or endless texts, are refused', async () => {
  const answers = await Promise.all([
    change({ panel_language: 'xx' }),
    change({ panel_texts: { xx: POLISH } }),
    change({ panel_texts: { pl: { ...POLISH, placeholder: 'x'.repeat(61) } } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  expect(answers[2]!.json().message).toBe('Keep it under 60 characters')
})

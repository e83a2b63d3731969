import type { PanelLanguage } from 'shared-types'
import { afterEach, expect, it } from 'vitest'
import { agents } from '../db/schema/agents.ts'
import { conversations } from '../db/schema/conversations.ts'
import { DEFAULT_HANDOVER_MESSAGE } from '../modules/agents/defaults.ts'
import { inOneLine } from '../wording/in-one-line.ts'
import { WRITTEN } from '../wording/index.ts'
import { anAgent, aUser } from './factories.ts'
import { aKnowledgeItem } from './knowledge-factory.ts'
import { buildTestApp } from './test-app.ts'
import { aVisitor } from './visitor.ts'

type Shown = { text: string; sender: { role: string } }
type Asked = { locale: PanelLanguage; unknown: string; short: string }

/** Questions in languages that no agent speaks on the telephone; `short` could also be in another language. */
const ASKED: Asked[] = [
  { locale: 'pl', unknown: 'Ile kosztuje łódź podwodna?', short: 'Łódź?' },
  { locale: 'tr', unknown: 'Denizaltı ne kadar?', short: 'Yat var mı?' },
  { locale: 'ar', unknown: 'كم سعر الغواصة؟', short: 'يخت؟' },
  { locale: 'hi', unknown: 'पनडुब्बी की कीमत क्या है?', short: 'नाव?' },
  { locale: 'ja', unknown: '潜水艦はいくらですか？', short: '船舶?' },
  { locale: 'zh', unknown: '潜水艇多少钱？', short: '游艇？' },
]

let close: () => Promise<void>
afterEach(() => close())

it.each(ASKED)(
  'a visitor whose widget is in $locale reads no sentence of the agent in another language',
  async ({ locale, unknown, short }) => {
    const { app, deps } = await buildTestApp()
    close = () => app.close()
    const { user } = await aUser(deps)
    const agent = await anAgent(deps.db, user.id)
    const handoverMessage = DEFAULT_HANDOVER_MESSAGE
    await deps.db.update(agents).set({ handoverMessage })
    await aKnowledgeItem(deps.db, agent, [
      { language: 'en', passages: [{ text: 'The workshop mends bicycles on the same day.' }] },
    ])
    const visitor = await aVisitor(app, agent.id, { locale })
    await visitor.say(unknown)
    await visitor.say(short)
    expect((await visitor.requestPerson()).statusCode).toBe(200)
    await visitor.say('ada@example.com')
    deps.answer = () => {
      throw new Error('the model is down')
    }
    // As if nobody had asked for a person yet, so that one is offered.
    await deps.db.update(conversations).set({ handoverRequestedAt: null })
    await visitor.say(unknown)
    const { messages } = await visitor.history()
    const said = messages
      .filter((message: Shown) => message.sender.role === 'agent')
      .map(({ text }: Shown) => text)
    const { chat } = WRITTEN[locale]
    const notKnown = inOneLine(chat.notKnown, chat.offer)
    const failed = inOneLine(chat.failed, chat.failedOffer)
    expect(said).toEqual([notKnown, notKnown, chat.handover, chat.emailKept, failed])
  },
)

import { afterEach, expect, it } from 'vitest'
import { agents } from '../db/schema/agents.ts'
import { conversations } from '../db/schema/conversations.ts'
import type { Deps } from '../deps.ts'
import { answer } from '../modules/answering/service.ts'
import { aStage } from '../modules/calls/test/stage.ts'
import { DEFAULT_HANDOVER_MESSAGE, DEFAULT_WELCOME_MESSAGE } from '../modules/agents/defaults.ts'
import { detectLanguage } from '../modules/listening/language/detect.ts'
import { telegramStage } from '../modules/telegram/test/stage.ts'
import { wordingIn } from '../wording/index.ts'
import { anAgent, aUser } from './factories.ts'
import { aKnowledgeItem } from './knowledge-factory.ts'
import { buildTestApp } from './test-app.ts'
import { aVisitor } from './visitor.ts'

type Shown = { text: string; sender: { role: string } }

let close: () => Promise<void>
afterEach(() => close())

/** Sets an agent to German, with default texts only. */
async function makeGerman({ db, bus }: Deps, agentId: string) {
  const words = {
    welcomeMessage: DEFAULT_WELCOME_MESSAGE,
    handoverMessage: DEFAULT_HANDOVER_MESSAGE,
  }
  await db.update(agents).set({ language: 'de', ...words })
  bus.publish('agent', { agentId })
}

/** The English sentences of the wording table, split at their values. */
const ENGLISH = piecesOf(wordingIn('en')).filter((piece) => piece.length > 8)

function piecesOf(table: unknown): string[] {
  if (typeof table === 'function') return piecesOf(table(new Proxy({}, { get: () => '|' })))
  if (typeof table === 'string') return table.split('|')
  return Object.values(table as object).flatMap(piecesOf)
}

function expectGerman(said: string[]) {
  expect(said.filter((text) => ENGLISH.some((piece) => text.includes(piece)))).toEqual([])
  const foreign = said.filter(
    (text) => text.length > 20 && detectLanguage(text, { languages: [], before: null }) !== 'de',
  )
  expect(foreign).toEqual([])
}

it('a chat in German contains no English sentence', async () => {
  const { app, deps } = await buildTestApp()
  close = () => app.close()
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await makeGerman(deps, agent.id)
  await aKnowledgeItem(
    deps.db,
    agent,
    [{ language: 'de', passages: [{ text: 'Die Werkstatt repariert Räder am selben Tag.' }] }],
    { config: 'german' },
  )
  const config = await app.inject({ url: `/api/widget/agents/${agent.id}/config` })
  const visitor = await aVisitor(app, agent.id)
  const asked = [
    'Hallo!',
    'Wer bist du?',
    'Reparieren Sie Räder am selben Tag?',
    'Was kostet ein Unterseeboot?',
    'Do you sell submarines?',
    'Ich möchte mit einem Menschen sprechen',
    'Ich möchte mit einem Menschen sprechen',
    'Danke',
    'Auf Wiedersehen',
  ]
  for (const text of asked) await visitor.say(text)
  deps.answer = () => {
    throw new Error('the model is down')
  }
  await visitor.say('Haben Sie am Sonntag geöffnet?')
  // As if nobody had asked for a person yet, so that one is offered.
  await deps.db.update(conversations).set({ handoverRequestedAt: null })
  await visitor.say('Und am Montag?')
  const { messages } = await visitor.history()
  const said = messages.filter((message: Shown) => message.sender.role === 'agent')
  expect(said).toHaveLength(asked.length + 2)
  expectGerman([config.json().data.welcome_message, ...said.map(({ text }: Shown) => text)])
})

it.each(['SALES_ASSISTANT', 'ANTI_THEFT'] as const)(
  'a call in German to an agent of the type %s contains no English sentence',
  async (type) => {
    const stage = await aStage(type, { phone: null })
    close = () => stage.close()
    await makeGerman(stage.deps, stage.agent.id)
    const caller = stage.call()
    await caller.hears(/Guten Tag/)
    const says = [
      'Hallo, mein Name ist Weber.',
      'Was kostet eine Reparatur?',
      'Ich möchte mit einem Menschen sprechen.',
      'Es geht um die Rechnung vom letzten Montag, bitte rufen Sie mich zurück.',
      'Das habe ich doch schon gesagt.',
    ]
    for (const text of says) {
      // A screening agent ends the call as soon as there is a message.
      if (caller.isOver || /Auf Wiederhören/.test(caller.heard.at(-1)!)) break
      await caller.asks(text, /./)
    }
    caller.line.hangUp()
    await caller.over()
    expect(caller.heard.length).toBeGreaterThan(3)
    expectGerman(caller.heard)
  },
)

it('the mailbox of an agent that is switched off speaks German', async () => {
  const stage = await aStage('SALES_ASSISTANT')
  close = () => stage.close()
  await makeGerman(stage.deps, stage.agent.id)
  await stage.deps.db.update(agents).set({ activated: false })
  stage.deps.bus.publish('agent', { agentId: stage.agent.id })
  const caller = stage.call()
  const recording = new Promise((resolve) => caller.line.once('recording', resolve))
  await caller.hears(/nach dem Ton/)
  await recording
  caller.say('Bitte rufen Sie mich zurück.')
  caller.line.press('#')
  await caller.over()
  expectGerman(caller.heard)
})

it('a German group in Telegram reads no English sentence', async () => {
  const stage = await telegramStage()
  close = () => stage.close()
  stage.deps.answer = (question, signal) => answer(stage.deps, question, signal)
  await makeGerman(stage.deps, stage.agent.id)
  const group = await stage.aGroup('Gäste')
  await stage.start()
  const words = [
    `/auth ${stage.integration.token}`,
    `/auth ${stage.integration.token}`,
    '/ask',
    '/ask Was kostet ein Unterseeboot?',
    '/person',
    '/ask Haben Sie am Sonntag geöffnet?',
  ]
  for (const [at, text] of words.entries()) {
    await group.say(text)
    await group.untilHeard(at + 1)
  }
  await stage.deps.db.update(agents).set({ activated: false })
  await group.say('/ask Und am Montag?')
  await group.untilHeard(words.length + 1)
  expectGerman(await group.heard())
})

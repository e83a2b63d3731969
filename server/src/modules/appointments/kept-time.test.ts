import { afterEach, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import type { Stage } from '../calls/test/stage.ts'
import { aCallForTimes, listBooked } from './test/call.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCallWithTime(language: string, wish: string) {
  const call = await aCallForTimes()
  stage = call.stage
  await stage.deps.db.update(agents).set({ language })
  await call.caller.asks(wish, /10:00/)
  return call.caller
}

const WISHES = {
  en: 'Can I book an appointment next Tuesday at 10?',
  de: 'Ich hätte gern einen Termin am Dienstag um zehn',
  es: 'Quisiera pedir una cita el martes a las diez',
}

it.each([
  ['en', 'Is Bea in today?', "I don't know that"],
  ['en', 'Are you open on Saturday?', "I don't know that"],
  ['de', 'Ist Bea heute da?', 'Das weiß ich nicht'],
  ['de', 'Haben Sie Parkplätze?', 'Das weiß ich nicht'],
  ['es', '¿Está Bea hoy?', 'No lo sé'],
] as const)(
  'a caller for whom a time is kept asks something else, and has the appointment after their name (%s: %s)',
  async (language, question, answer) => {
    const caller = await aCallWithTime(language, WISHES[language])
    await caller.asks(question, new RegExp(`^${answer}`))
    await caller.asks('Rosa Martin', /10:00/)
    expect(await listBooked(stage.deps)).toMatchObject([
      { state: 'confirmed', name: 'Rosa Martin' },
    ])
  },
)

it.each(['Is Thursday free?', 'Is there anything on Thursday morning?'])(
  'a caller who asks for another time hears others: %s',
  async (question) => {
    const caller = await aCallWithTime('en', WISHES.en)
    await caller.asks(question, /^I have Thursday, /)
  },
)

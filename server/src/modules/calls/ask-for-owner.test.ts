import { afterEach, it } from 'vitest'
import { callIn } from './test/call-in.ts'
import type { Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCall(language: string) {
  const call = await callIn(language)
  stage = call.stage
  return call.caller
}

it.each([
  ['en', 'May I speak with the business owner?', /put you through/],
  ['en', 'Is the owner around?', /put you through/],
  ['en', 'Good morning, is your boss available?', /put you through/],
  ['en', 'Can I talk to whoever is in charge?', /put you through/],
  ['de', 'Ist der Chef da?', /verbinde Sie/],
  ['fr', 'Est-ce que la gérante est là ?', /je vous (?:passe|mets)/],
  ['es', '¿Puedo hablar con el dueño?', /le comunico/],
  ['it', "C'è il titolare?", /metto in comunicazione/],
  ['pt', 'O gerente está?', /transferir/],
  ['nl', 'Mag ik de eigenaar even?', /verbind u door/],
])('a caller who asks for the owner is put through (%s: %s)', async (language, text, answer) => {
  const caller = await aCall(language)
  await caller.asks(text, answer)
})

it.each(['Is the owner a vet?', 'Who is the owner?', 'So who runs it?'])(
  'one who asks about the owner gets an answer: %s',
  async (text) => {
    const caller = await aCall('en')
    await caller.asks(text, /^I don't know that/)
  },
)

import { afterEach, expect, it } from 'vitest'
import { aCallForTimes } from '../appointments/test/call.ts'
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
  ['nl', 'dank u, dag', /Tot ziens|Dag/],
  ['it', 'grazie, buongiorno', /Arrivederci/],
  ['en', 'Oh sorry, wrong number', /Goodbye/],
  ['de', 'falsch verbunden', /Auf Wiederhören/],
  ['en', 'haha bye', /Goodbye/],
  ['es', 'Jaja, adiós', /Adiós/],
])('a caller takes leave in their own way (%s: %s)', async (language, words, answer) => {
  const caller = await aCall(language)
  await caller.asks(words, answer)
  await caller.over()
})

it('whoever dialled wrongly takes leave, and is not called by their words', async () => {
  const caller = await aCall('fr')
  await caller.asks("Bonjour, c'est bien la boulangerie ?", /votre nom/)
  await caller.asks('Ah pardon, je me suis trompé de numéro', /^Merci de votre appel\. Au revoir/)
  await caller.over()
})

it('whoever dialled wrongly takes leave when times were offered, too', async () => {
  const call = await aCallForTimes()
  stage = call.stage
  await call.caller.asks('Quiero reservar una cita', /11:00\sa\.\s?m\. ¿Cuál le viene bien\?$/)
  await call.caller.asks('Perdón, me equivoqué de número', /^Entonces no .* Adiós/)
  await call.caller.over()
})

it('a wish for an appointment after a name is one', async () => {
  const caller = await aCall('de')
  await caller.asks('Weber hier, ich hätte gern einen Termin nächste Woche', /^Sehr gern\./)
})

it('a goodbye after a person was offered accepts nobody', async () => {
  const caller = await aCall('pt')
  await caller.asks('Quanto custa uma consulta?', /falar com uma pessoa/)
  await caller.asks('Está bem, obrigado, tchau', /Obrigado por ligar|Até/)
  await caller.over()
})

it('a day that is chosen is no goodbye', async () => {
  const call = await aCallForTimes()
  stage = call.stage
  await call.caller.asks('Ich hätte gerne einen Termin zur Zahnreinigung', /Was passt Ihnen/)
  await call.caller.asks('Mittwoch wäre gut', /^Frei ist Mittwoch/)
  expect(call.caller.isOver).toBe(false)
})

it('a day is nobody who calls', async () => {
  const caller = await aCall('de')
  await caller.asks('Haben Sie Parkplätze?', /Wie ist bitte Ihr Name/)
  await caller.asks('Mittwochnachmittag', /./)
  expect((await stage.logs())[0]!.lead?.name ?? null).toBeNull()
})

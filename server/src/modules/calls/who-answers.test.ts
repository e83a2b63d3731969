import { afterEach, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { aStage, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

it.each([
  ['en', 'Who is this?', /automated assistant/],
  ['en', 'Sorry, who is this?', /automated assistant/],
  ['de', 'Wer ist denn da?', /automatischer Assistent/],
  ['fr', "Qui est à l'appareil ?", /assistant automatique/],
  ['es', '¿Quién habla?', /asistente automático/],
  ['it', 'Scusi, chi parla?', /assistente automatico/],
  ['pt', 'Quem fala?', /assistente automático/],
  ['nl', 'Met wie spreek ik?', /automatische assistent/],
  ['nl', 'Wie is er zaterdag?', /Dat weet ik niet/],
])('a caller who asks who has answered hears it (%s: %s)', async (language, text, answer) => {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  await stage.deps.db.update(agents).set({ language })
  const caller = stage.call()
  await caller.hears(/\?$/)
  await caller.asks(text, answer)
})

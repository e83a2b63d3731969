import { afterEach, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { aStage, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

it.each([
  ['de', 'Wie bitte?'],
  ['en', 'What?'],
  ['en', 'Could you speak up please'],
  ['fr', 'Je vous entends mal'],
  ['en', "Sorry, I can't hear you"],
  ['en', "You're breaking up"],
  ['de', 'Können Sie lauter sprechen?'],
  ['fr', 'Je ne vous entends pas'],
  ['es', 'No le oigo'],
  ['es', 'No te oigo bien'],
  ['de', 'Die Verbindung ist schlecht'],
  ['it', 'Non la sento'],
])('a caller who did not hear it hears it again (%s: %s)', async (language, words) => {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  await stage.deps.db.update(agents).set({ language })
  const caller = stage.call()
  const said = await caller.hears(/\?$/)
  expect(await caller.asks(words, /./)).toBe(said)
})

import { agents } from '../../../db/schema/agents.ts'
import { aStage, type Stage } from './stage.ts'

/** A call to a sales agent that speaks a language, after its greeting; it does not mind silence. */
export async function callIn(language: string) {
  const stage: Stage = await aStage('SALES_ASSISTANT', {
    environment: { CALL_SILENCE_SECONDS: '60' },
  })
  await stage.deps.db.update(agents).set({ language })
  const caller = stage.call()
  await caller.hears(/\?$/)
  return { stage, caller }
}

import { afterEach, beforeEach, expect, it } from 'vitest'
import { aStage, CALLER, type Stage } from '../calls/test/stage.ts'
import {
  DONE,
  event,
  type ScriptedEndpoint,
  sendEvents,
  startEndpoint,
} from '../../test/scripted-endpoint.ts'
import { confirm, hold } from './book.ts'
import { inBerlin, listBooked } from './test/call.ts'
import { aSchedule, onSaturday } from './test/schedule.ts'

let model: ScriptedEndpoint
let stage: Stage
/** The tool that the model calls in the next turn, and what it was told. */
let use: { name: string; given: object } | null
let told: string

type Body = { tools?: unknown[]; messages: { role: string; content: unknown }[] }
const choice = (delta: object, finish_reason: string | null) =>
  event({ id: 'x', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })

beforeEach(async () => {
  use = null
  model = await startEndpoint((response, asked) => {
    const { tools, messages } = asked.body as Body
    const last = messages.at(-1)
    if (last?.role === 'tool') told = String(last.content)
    const answers = !tools || !use || last?.role === 'tool'
    const call = { name: use?.name, arguments: JSON.stringify(use?.given) }
    const said = answers
      ? { content: 'Well.' }
      : { role: 'assistant', tool_calls: [{ index: 0, id: '1', type: 'function', function: call }] }
    sendEvents(response, [choice(said, null), choice({}, answers ? 'stop' : 'tool_calls'), DONE])
  })
  stage = await aStage('SALES_ASSISTANT', {
    environment: {
      CALL_SILENCE_SECONDS: '60',
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'm',
      MODEL_BASE_URL: model.url,
    },
  })
  onSaturday(stage.deps)
})
afterEach(async () => {
  await stage.close()
  model.close()
})

/** A caller with an appointment on Tuesday at ten, in whose turns the model calls a tool. */
async function aCaller(ring: { stirVerstat?: string } = {}) {
  const { deps, owner, agent } = stage
  const { schedule } = await aSchedule(deps, { userId: owner.user.id, id: agent.id })
  const at = inBerlin(deps, '10:00')
  const held = await hold(deps, schedule, { at, timeZone: 'Europe/Berlin', language: 'en' })
  await confirm(deps, held, { name: 'Vera Lind', email: null, phone: CALLER })
  const caller = stage.call(ring)
  await caller.hears(/how can I help/i)
  await caller.asks('This is Vera Lind', /Nice to meet you, Vera/)
  return (text: string, name: string, given: object, pattern: RegExp) => {
    use = { name, given }
    return caller.asks(text, pattern)
  }
}

it('a model moves and cancels an appointment of a caller after their yes', async () => {
  const says = await aCaller()
  const at = inBerlin(stage.deps, '11:00').toISOString()
  const SURE = /^Tuesday, .* 11:00\sAM is free\. Shall I move your appointment there\?$/
  await says('The little one has football then', 'move_appointment', { at }, SURE)
  await says('The coach is strict, you know', 'move_appointment', { at }, /Well/)
  expect(told).toContain('Not done')
  await says('The little one has football then', 'move_appointment', { at }, SURE)
  await says(
    'Yes',
    'move_appointment',
    { at },
    /^Done: your appointment is now on Tuesday, .* 11:00/,
  )
  const CANCEL = /^You have an appointment on Tuesday, .* 11:00\sAM\. Shall I cancel it\?$/
  await says('The little one is ill', 'cancel_appointment', {}, CANCEL)
  await says('Yes', 'cancel_appointment', {}, /^This appointment is cancelled/)
  expect(await listBooked(stage.deps)).toMatchObject([{ state: 'cancelled' }])
})

it('a model knows no appointment of a caller whose number may be forged', async () => {
  const says = await aCaller({ stirVerstat: 'TN-Validation-Failed-C' })
  await says('The little one is ill', 'cancel_appointment', {}, /Well/)
  expect(told).toContain('no appointment of this caller is known')
})

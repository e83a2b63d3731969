import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { sell } from '../../ports/telephony/local/store.ts'
import { webhooksOf } from '../../ports/telephony/twilio.ts'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { aUser } from '../../test/factories.ts'
import { removeLeftRecordings } from '../calls/recordings.ts'
import { aStage, Caller, CALLER, eventually, ownerDoes, type Stage } from '../calls/test/stage.ts'

let stage: Stage
let id: string

/** A message for an agent that is not active, on a number that the local carrier sold. */
beforeEach(async () => {
  stage = await aStage('SALES_ASSISTANT')
  const { deps, number } = stage
  await deps.db.update(agents).set({ activated: false })
  await sell(deps.db, number, webhooksOf(deps.config))
  const caller = new Caller(await deps.telephony.local!.call({ from: CALLER, to: number }))
  await leaveMessage(caller)
  const [log] = await stage.logs()
  id = log!.id
})
afterEach(() => stage.close())

async function leaveMessage(caller: Caller) {
  await new Promise((resolve) => caller.line.once('recording', resolve))
  caller.say('Please call me back about the blue bike.')
  caller.line.press('#')
  await caller.over()
}

const listen = (cookie: string, range?: string) =>
  stage.app.inject({
    url: `/api/call-logs/recording/${id}`,
    headers: { cookie, ...(range && { range }) },
  })

const kept = async () =>
  (await stage.deps.driver.query('select sid from local_carrier_recordings')).rows.length

it('a voice message is read, and played in ranges as a player requests them', async () => {
  const [log] = await stage.logs()
  expect(log!.voice_message).toEqual({
    has_sound: true,
    seconds: expect.any(Number),
    text: 'Please call me back about the blue bike.',
  })
  const { cookie } = stage.owner
  const whole = await listen(cookie)
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'audio/x-wav'])
  expect(whole.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
  const size = whole.rawPayload.length
  const piece = await listen(cookie, 'bytes=44-143')
  expect(piece.statusCode).toBe(206)
  expect(piece.headers['content-range']).toBe(`bytes 44-143/${size}`)
  expect(piece.rawPayload).toEqual(whole.rawPayload.subarray(44, 144))
  expect((await listen(cookie, `bytes=${size}-`)).statusCode).toBe(416)
})

it('playing it is recorded once in the activity, however many ranges are requested', async () => {
  const { cookie, user } = stage.owner
  for (const range of ['bytes=0-', 'bytes=44-143', 'bytes=144-']) await listen(cookie, range)
  const actions = await auditedActionsOf(stage.deps, user.id)
  expect(actions.filter((action) => action === 'call.play_recording')).toHaveLength(1)
})

it('nobody else can play it, nor anybody without a session', async () => {
  const stranger = await aUser(stage.deps)
  expect((await listen(stranger.cookie)).statusCode).toBe(404)
  expect((await listen('')).statusCode).toBe(401)
})

it('it is deleted at the carrier with its log', async () => {
  expect(await kept()).toBe(1)
  await ownerDoes(stage, 'DELETE', id)
  await eventually(async () => (await kept()) === 0)
  expect((await listen(stage.owner.cookie)).statusCode).toBe(404)
})

it('a failed deletion at the carrier is repeated later, and reported once', async () => {
  const { deps } = stage
  const remove = vi.spyOn(deps.telephony, 'removeRecording').mockRejectedValue(new Error('401'))
  const told = vi.spyOn(deps.log, 'error')
  await ownerDoes(stage, 'DELETE', id)
  await eventually(() => told.mock.calls.length === 1)
  await removeLeftRecordings(deps)
  expect(remove).toHaveBeenCalledTimes(1)
  await deps.driver.query('update call_recordings set due_at = now()')
  await removeLeftRecordings(deps)
  expect([remove.mock.calls.length, told.mock.calls.length]).toEqual([2, 1])
  remove.mockRestore()
  await deps.driver.query('update call_recordings set due_at = now()')
  await removeLeftRecordings(deps)
  expect(await kept()).toBe(0)
})

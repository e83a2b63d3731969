import { afterEach, beforeEach, expect, it } from 'vitest'
import { MINUTE_MS } from '../../lib/time.ts'
import { nodeOf } from './node.ts'
import { aStage, type Caller, eventually, type Stage } from './test/stage.ts'
import { sweepCalls } from './sweeper.ts'

let stage: Stage
let caller: Caller
beforeEach(async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  caller = stage.call()
  await eventually(() => nodeOf(stage.deps).sessions.size === 1)
})
afterEach(() => stage.close())

/** No node has reported a call for two minutes. */
const beSilent = () =>
  stage.deps.driver.query(`update calls set seen_at = now() - interval '2 minutes'`)
const isLive = async () => (await stage.logs())[0]!.live

it('a call that this node holds goes on, although the database was away for long', async () => {
  await beSilent()
  await sweepCalls(stage.deps)
  expect(await isLive()).toBe(true)
})

it('after the database was away, other nodes have time to report their calls', async () => {
  const { deps } = stage
  const { driver } = deps
  caller.line.hangUp()
  await caller.over()
  await driver.query('alter table calls rename to calls_away')
  await expect(sweepCalls(deps)).rejects.toThrow()
  await driver.query('alter table calls_away rename to calls')
  // A call of another node.
  await driver.query(`update calls set ended_at = null, stage = 'talking'`)
  await beSilent()
  await sweepCalls(deps)
  expect(await isLive()).toBe(true)
  deps.now = () => new Date(Date.now() + 2 * MINUTE_MS)
  await sweepCalls(deps)
  expect(await isLive()).toBe(false)
})

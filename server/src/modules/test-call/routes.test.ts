import type { TestCallEvent } from 'shared-types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { sell } from '../../ports/telephony/local/store.ts'
import { webhooksOf } from '../../ports/telephony/twilio.ts'
import { anAgent } from '../../test/factories.ts'
import { aStage, eventually, scriptOf, type Stage } from '../calls/test/stage.ts'

let stage: Stage
let agentId: string

beforeEach(async () => {
  stage = await aStage('ANTI_THEFT')
  const fields = { type: 'SALES_ASSISTANT' } as const
  agentId = (await anAgent(stage.deps.db, stage.owner.user.id, fields)).id
})
afterEach(() => stage.close())

function ring(
  headers: Record<string, string>,
  id = agentId,
  path = '/agent/test-call',
  query = '',
) {
  const { appUrl } = stage.deps.config
  const socket = new WebSocket(`${appUrl.replace('http', 'ws')}/api${path}/${id}${query}`, {
    headers: { origin: appUrl, ...headers },
  })
  const events: TestCallEvent[] = []
  socket.on('message', (data) => events.push(JSON.parse(String(data)) as TestCallEvent))
  socket.on('error', () => {})
  const refusal = new Promise<number>((resolve) =>
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
  )
  const heard = () => events.map((event) => (event.type === 'text' ? event.token : '')).join('')
  return {
    socket,
    events,
    refusal,
    heard,
    send: (input: object) => socket.send(JSON.stringify(input)),
  }
}

describe('a call from the browser', () => {
  it('rings the agent like any call, also without a number', async () => {
    const { cookie } = stage.owner
    const call = ring({ cookie })
    await eventually(() => call.heard().includes('How can I help you?'))
    expect(call.heard()).toMatch(/^This call is recorded and transcribed\. Hello/)
    call.send({ type: 'say', text: 'My name is Grace Hopper, I want to book an appointment.' })
    await eventually(() => call.heard().includes('Gladly.'))
    const [log] = await stage.logs()
    expect(log).toMatchObject({ live: true, channel: 'browser', agent: { id: agentId } })
    call.send({ type: 'nonsense' })
    await eventually(() => call.events.some(({ type }) => type === 'error'))
    call.send({ type: 'hangup' })
    await eventually(() => call.socket.readyState === WebSocket.CLOSED)
    expect(call.events.at(-1)).toEqual({ type: 'ended' })
    const [ended] = await stage.logs()
    expect(ended).toMatchObject({ live: false, logEntry: { callerName: 'Grace Hopper' } })
    expect(scriptOf(ended!)[1]).toBe(
      'user: My name is Grace Hopper, I want to book an appointment.',
    )
  })

  it('ends when the tab is closed', async () => {
    const call = ring({ cookie: stage.owner.cookie })
    await eventually(() => call.heard() !== '')
    call.socket.terminate()
    await eventually(async () => (await stage.logs())[0]!.live === false)
  })

  it('reports when the owner’s phone rings', async () => {
    const call = ring({ cookie: stage.owner.cookie }, stage.agent.id)
    await eventually(() => call.heard() !== '')
    call.send({
      type: 'say',
      text: "Hi, this is Maria from Dr. Weber's office, I'm calling about Ada's appointment tomorrow.",
    })
    await eventually(() => call.events.some(({ type }) => type === 'dialling'))
    call.send({ type: 'hangup' })
  })

  it('rings no agent that is not active', async () => {
    const fields = { type: 'SALES_ASSISTANT', activated: false } as const
    const { id } = await anAgent(stage.deps.db, stage.owner.user.id, fields)
    expect(await ring({ cookie: stage.owner.cookie }, id).refusal).toBe(409)
    expect(await stage.logs()).toEqual([])
  })

  it('is only for the owner on the dashboard', async () => {
    const { cookie } = stage.owner
    expect(await ring({}).refusal).toBe(401)
    expect(await ring({ cookie, origin: 'https://evil.example' }).refusal).toBe(403)
    const stranger = ring({ cookie }, '01900000-0000-7000-8000-000000000000')
    expect(await stranger.refusal).toBe(404)
  })
})

describe('a call of the local carrier', () => {
  const call = (id: string, query: string) =>
    ring({ cookie: stage.owner.cookie }, id, '/local/call', query)

  it('arrives at the number of the agent, with the caller data of the network', async () => {
    const { deps, number, agent } = stage
    await sell(deps.db, number, webhooksOf(deps.config))
    const caller = call(
      agent.id,
      '?from=%2B14155550123&attestation=TN-Validation-Failed&forwarded_from=%2B12025550177',
    )
    await eventually(() => /who is calling/i.test(caller.heard()))
    caller.send({ type: 'say', text: 'It is Tom, a word with Ada.' })
    await eventually(async () => (await stage.logs())[0]!.signals!.length > 0)
    const [log] = await stage.logs()
    expect(log).toMatchObject({ channel: 'phone', from_number: '+14155550123', caller_state: 'CA' })
    expect(log!.signals!.map(({ name }) => name)).toContain('attestation')
    caller.send({ type: 'hangup' })
    await eventually(() => caller.socket.readyState === WebSocket.CLOSED)
  })

  it('needs a caller, and an agent with a number', async () => {
    expect(await call(stage.agent.id, '?from=Tom').refusal).toBe(400)
    expect(await call(agentId, '?from=%2B12025550123').refusal).toBe(409)
  })
})

import { afterEach, expect, it } from 'vitest'
import { CREDENTIALS, next, relayApp, telephoneApp, twimlOf } from '../../../test/telephone-app.ts'
import { sign } from '../signature.ts'
import { until } from '../../../test/until.ts'

let app: Awaited<ReturnType<typeof telephoneApp>>
const start = async (twiml: Record<string, string>) => (app = await telephoneApp(twiml))
const relay = async (...how: Parameters<typeof relayApp>) => (app = await relayApp(...how))
afterEach(() => app.close())

const framesOf = (index: number, type: string) =>
  app.sessions[index]!.frames.filter((frame) => frame.type === type)
const heardBy = (index: number, type: string) =>
  until(() => framesOf(index, type)[0] ?? Promise.reject(new Error(`no ${type}`)))

it('opens the relay with a signed handshake, sets it up and speaks the greeting', async () => {
  await relay('welcomeGreeting="Who is calling?"')
  const line = app.call()
  const [text] = await next(line, 'text')
  expect(text).toEqual({ type: 'text', token: 'Who is calling?', last: true })
  const { request } = await app.session()
  expect(request.headers['x-twilio-signature']).toBe(sign(CREDENTIALS.authToken, app.relayUrl, {}))
  expect(await heardBy(0, 'setup')).toMatchObject({
    callSid: line.callSid,
    sessionId: expect.stringMatching(/^VX/),
    from: '+14155550123',
    customParameters: { agentId: '42' },
  })
  line.hangUp()
  await line.ended
})

it('carries words, digits and interruptions to the application, and its frames to the caller', async () => {
  await relay('dtmfDetection="true" partialPrompts="true"')
  const line = app.call()
  await next(line, 'connected')
  line.say('I would like', { last: false })
  line.say('I would like a quote')
  line.press('1')
  line.interrupt('Our opening', 460)
  const { socket } = await app.session()
  await heardBy(0, 'interrupt')
  expect(app.sessions[0]!.frames.slice(1)).toEqual([
    { type: 'prompt', voicePrompt: 'I would like', lang: 'en-US', last: false },
    { type: 'prompt', voicePrompt: 'I would like a quote', lang: 'en-US', last: true },
    { type: 'dtmf', digit: '1' },
    { type: 'interrupt', utteranceUntilInterrupt: 'Our opening', durationUntilInterruptMs: 460 },
  ])
  const digits = next(line, 'digits')
  socket.send('{"type":"language","transcriptionLanguage":"es-US"}')
  socket.send('{"type":"sendDigits","digits":"9w1"}')
  expect(await digits).toEqual([{ type: 'sendDigits', digits: '9w1' }])
  line.say('Hola')
  await until(() => expect(framesOf(0, 'prompt')[2]).toMatchObject({ lang: 'es-US' }))
  line.hangUp()
  await line.ended
})

it('sends no interruptions, digits or partial words to an application without them', async () => {
  await relay('interruptible="dtmf"')
  const line = app.call()
  await next(line, 'connected')
  line.say('Hel', { last: false })
  line.press('1')
  line.interrupt('Our', 10)
  line.say('Hello')
  await heardBy(0, 'prompt')
  expect(app.sessions[0]!.frames.map(({ type }) => type)).toEqual(['setup', 'prompt'])
  line.hangUp()
  await line.ended
})

it('reports who speaks and which words were played to an application that subscribed', async () => {
  await relay('events="speaker-events tokens-played"')
  const line = app.call()
  await next(line, 'connected')
  const { socket } = await app.session()
  socket.send('{"type":"text","token":"We are "}')
  socket.send('{"type":"text","token":"open.","last":true}')
  await until(() => expect(framesOf(0, 'info')).toHaveLength(3))
  expect(framesOf(0, 'info').map(({ name, value }) => [name, value])).toEqual([
    ['agentSpeaking', 'on'],
    ['tokensPlayed', 'We are open.'],
    ['agentSpeaking', 'off'],
  ])
  line.hangUp()
  await line.ended
})

it('asks the action with the handoff data after the application ended the relay', async () => {
  await relay('', twimlOf('<Say>Goodbye</Say>'))
  const line = app.call()
  const { socket } = await app.session()
  socket.send('{"type":"end","handoffData":"{\\"reason\\":\\"live\\"}"}')
  expect(await next(line, 'said')).toEqual([{ text: 'Goodbye', language: null }])
  expect(app.at('/action')[0]!.fields).toMatchObject({
    SessionStatus: 'ended',
    HandoffData: '{"reason":"live"}',
    CallStatus: 'in-progress',
  })
  await line.ended
})

it('asks the action after the socket broke, which may open the relay again', async () => {
  const twiml: Record<string, string> = {}
  await start(twiml)
  const connect = `<Connect action="/action"><ConversationRelay url="${app.relayUrl}"/></Connect>`
  twiml['/voice'] = twimlOf(connect)
  twiml['/action'] = twimlOf(connect)
  const line = app.call()
  await next(line, 'connected')
  const again = next(line, 'connected')
  line.dropSocket()
  await again
  expect(app.at('/action')[0]!.fields).toMatchObject({
    SessionStatus: 'failed',
    ErrorCode: '64105',
    CallStatus: 'in-progress',
  })
  await heardBy(1, 'setup')
  expect(framesOf(1, 'setup')[0]!['callSid']).toBe(line.callSid)
  twiml['/action'] = twimlOf('<Hangup/>')
  app.sessions[1]!.socket.close()
  await line.ended
})

it('reports a hang-up of the caller as completed, and then the end of the call', async () => {
  await relay()
  const line = app.call({ statusCallback: `${app.origin}/status` })
  await next(line, 'connected')
  line.hangUp()
  await line.ended
  expect(app.webhooks.map(({ path, fields }) => [path, fields['CallStatus']])).toEqual([
    ['/voice', 'ringing'],
    ['/action', 'completed'],
    ['/status', 'completed'],
  ])
  expect(app.at('/action')[0]!.fields['SessionStatus']).toBe('completed')
})

it('answers a malformed frame with an error, and closes after ten in a row', async () => {
  await relay()
  const line = app.call()
  await next(line, 'connected')
  const { socket } = await app.session()
  for (let count = 0; count < 9; count++) socket.send('nonsense')
  socket.send('{"type":"text","token":"Hello","last":true}')
  await next(line, 'text')
  await until(() => expect(framesOf(0, 'error')).toHaveLength(9))
  expect(framesOf(0, 'error')[0]!['description']).toMatch(/^Invalid message received: /)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  for (let count = 0; count < 10; count++) socket.send('{"type":"text"}')
  expect(await closed).toBe(1007)
  await line.ended
  expect(app.at('/action')[0]!.fields['ErrorCode']).toBe('64105')
})

it('fails with 64102 if the relay refuses the handshake', async () => {
  await start({ '/action': twimlOf('<Say>Sorry</Say>') })
  const port = new URL(app.origin).port
  await app.close()
  const url = `ws://127.0.0.1:${port}/relay`
  await start({
    '/voice': twimlOf(`<Connect action="/action"><ConversationRelay url="${url}"/></Connect>`),
    '/action': twimlOf('<Say>Sorry</Say>'),
  })
  const line = app.call()
  expect(await next(line, 'said')).toEqual([{ text: 'Sorry', language: null }])
  expect(app.at('/action')[0]!.fields).toMatchObject({
    SessionStatus: 'failed',
    ErrorCode: '64102',
  })
  await line.ended
})

import { afterEach, expect, it, vi } from 'vitest'
import { CREDENTIALS, next, telephoneApp } from '../../test/telephone-app.ts'
import type { CalledParty } from './line/called-party.ts'
import { sign } from './signature.ts'

let app: Awaited<ReturnType<typeof telephoneApp>>
const response = (...verbs: string[]) => `<Response>${verbs.join('')}</Response>`
const start = async (twiml: Record<string, string>) => (app = await telephoneApp(twiml))
afterEach(() => app.close())

/** An application whose calls go over the relay. */
async function relayApp(attributes = '', action = response('<Hangup/>')) {
  const twiml: Record<string, string> = { '/action': action, '/status': '' }
  await start(twiml)
  twiml['/voice'] = response(
    `<Connect action="/action"><ConversationRelay url="${app.relayUrl}" ${attributes}><Parameter name="agentId" value="42"/></ConversationRelay></Connect>`,
  )
  return app
}

const session = (index = 0) => vi.waitFor(() => app.sessions[index] ?? Promise.reject(new Error()))
const framesOf = (index: number, type: string) =>
  app.sessions[index]!.frames.filter((frame) => frame.type === type)
const heardBy = (index: number, type: string) =>
  vi.waitFor(() => framesOf(index, type)[0] ?? Promise.reject(new Error(`no ${type}`)))

it('announces a call with a signed webhook and says what it is answered', async () => {
  await start({ '/voice': response('<Say language="es-US">Hola &amp; adiós</Say>'), '/status': '' })
  const line = app.call({
    statusCallback: `${app.origin}/status`,
    callerName: 'ADA',
    stirVerstat: 'TN-Validation-Passed-A',
    place: { city: 'San Francisco', state: 'CA', zip: '94103', country: 'US' },
  })
  expect(await next(line, 'said')).toEqual([{ text: 'Hola & adiós', language: 'es-US' }])
  expect(await line.ended).toBe('completed')
  expect(app.webhooks.every(({ isSigned }) => isSigned)).toBe(true)
  expect(app.webhooks.map(({ path, fields }) => [path, fields['CallStatus']])).toEqual([
    ['/voice', 'ringing'],
    ['/status', 'completed'],
  ])
  expect(app.webhooks[0]!.fields).toMatchObject({
    CallSid: line.callSid,
    From: '+14155550123',
    To: '+12125550100',
    Direction: 'inbound',
    CallerName: 'ADA',
    StirVerstat: 'TN-Validation-Passed-A',
    FromState: 'CA',
  })
})

it('opens the relay with a signed handshake, sets it up and speaks the greeting', async () => {
  await relayApp('welcomeGreeting="Who is calling?"')
  const line = app.call()
  const [text] = await next(line, 'text')
  expect(text).toEqual({ type: 'text', token: 'Who is calling?', last: true })
  const { request } = await session()
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
  await relayApp('dtmfDetection="true" partialPrompts="true"')
  const line = app.call()
  await next(line, 'connected')
  line.say('I would like', { last: false })
  line.say('I would like a quote')
  line.press('1')
  line.interrupt('Our opening', 460)
  const { socket } = await session()
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
  await vi.waitFor(() => expect(framesOf(0, 'prompt')[2]).toMatchObject({ lang: 'es-US' }))
  line.hangUp()
  await line.ended
})

it('hears no interruption, no digit and no partial words where the application did not ask for them', async () => {
  await relayApp('interruptible="dtmf"')
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

it('tells who speaks and what was played to an application that subscribed', async () => {
  await relayApp('events="speaker-events tokens-played"')
  const line = app.call()
  await next(line, 'connected')
  const { socket } = await session()
  socket.send('{"type":"text","token":"We are "}')
  socket.send('{"type":"text","token":"open.","last":true}')
  await vi.waitFor(() => expect(framesOf(0, 'info')).toHaveLength(3))
  expect(framesOf(0, 'info').map(({ name, value }) => [name, value])).toEqual([
    ['agentSpeaking', 'on'],
    ['tokensPlayed', 'We are open.'],
    ['agentSpeaking', 'off'],
  ])
  line.hangUp()
  await line.ended
})

it('asks the action with the handoff data after the application ended the relay', async () => {
  await relayApp('', response('<Say>Goodbye</Say>'))
  const line = app.call()
  const { socket } = await session()
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
  twiml['/voice'] = response(connect)
  twiml['/action'] = response(connect)
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
  twiml['/action'] = response('<Hangup/>')
  app.sessions[1]!.socket.close()
  await line.ended
})

it('reports a caller who hangs up as completed, and then the end of the call', async () => {
  await relayApp()
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

it('answers a malformed frame with an error and goes on, and closes after ten in a row', async () => {
  await relayApp()
  const line = app.call()
  await next(line, 'connected')
  const { socket } = await session()
  for (let count = 0; count < 9; count++) socket.send('nonsense')
  socket.send('{"type":"text","token":"Hello","last":true}')
  await next(line, 'text')
  await vi.waitFor(() => expect(framesOf(0, 'error')).toHaveLength(9))
  expect(framesOf(0, 'error')[0]!['description']).toMatch(/^Invalid message received: /)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  for (let count = 0; count < 10; count++) socket.send('{"type":"text"}')
  expect(await closed).toBe(1007)
  await line.ended
  expect(app.at('/action')[0]!.fields['ErrorCode']).toBe('64105')
})

it('fails with 64102 where the relay refuses the handshake', async () => {
  await start({ '/action': response('<Say>Sorry</Say>') })
  const port = new URL(app.origin).port
  await app.close()
  const url = `ws://127.0.0.1:${port}/relay`
  await start({
    '/voice': response(`<Connect action="/action"><ConversationRelay url="${url}"/></Connect>`),
    '/action': response('<Say>Sorry</Say>'),
  })
  const line = app.call()
  expect(await next(line, 'said')).toEqual([{ text: 'Sorry', language: null }])
  expect(app.at('/action')[0]!.fields).toMatchObject({
    SessionStatus: 'failed',
    ErrorCode: '64102',
  })
  await line.ended
})

it('connects the caller to a phone that pressed 1 during the whisper', async () => {
  await start({
    '/voice': response(
      '<Dial action="/dialled" callerId="+12125550100"><Number url="/whisper" statusCallback="/leg" statusCallbackEvent="initiated ringing answered completed">+14155550199</Number></Dial>',
    ),
    '/whisper': response(
      '<Gather numDigits="1" action="/accept"><Say>Press 1</Say></Gather><Hangup/>',
    ),
    '/accept': response('<Say>Connected</Say>'),
    '/dialled': response('<Hangup/>'),
    '/leg': '',
  })
  const line = app.call()
  const [phone] = await next(line, 'dialled')
  expect(phone.to).toBe('+14155550199')
  phone.once('said', () => phone.press('1'))
  phone.answer()
  const bridged = next(line, 'bridged')
  await bridged
  const atPhone = new Promise((resolve) => phone.once('heard', resolve))
  line.say('Hello?')
  expect(await atPhone).toEqual({ text: 'Hello?' })
  const atLine = next(line, 'heard')
  phone.say('Hi, this is Ada')
  expect(await atLine).toEqual([{ text: 'Hi, this is Ada' }])
  phone.hangUp()
  await line.ended
  expect(app.at('/leg').map(({ fields }) => fields['CallStatus'])).toEqual([
    'initiated',
    'ringing',
    'in-progress',
    'completed',
  ])
  expect(app.at('/whisper')[0]!.fields).toMatchObject({
    CallSid: phone.callSid,
    ParentCallSid: line.callSid,
    From: '+12125550100',
    To: '+14155550199',
  })
  expect(app.at('/dialled')[0]!.fields).toMatchObject({
    CallSid: line.callSid,
    DialCallStatus: 'completed',
    DialCallSid: phone.callSid,
    DialBridged: 'true',
  })
})

it.each([
  ['is busy', 'busy', (phone: CalledParty) => phone.hangUp('busy')],
  ['is not taken', 'no-answer', (phone: CalledParty) => phone.hangUp()],
  ['is put down during the whisper', 'no-answer', (phone: CalledParty) => phone.answer()],
] as const)('goes on with the action when the phone %s', async (_title, status, act) => {
  await start({
    '/voice': response(
      '<Dial action="/dialled"><Number url="/whisper">+14155550199</Number></Dial>',
    ),
    '/whisper': response('<Hangup/>'),
    '/dialled': response('<Say>Leave a message</Say>'),
  })
  const line = app.call()
  const [phone] = await next(line, 'dialled')
  act(phone)
  await next(line, 'said')
  expect(app.at('/dialled')[0]!.fields).toMatchObject({
    DialCallStatus: status,
    DialBridged: 'false',
  })
  await line.ended
})

it('gives a call that rings at two phones to the first that takes it', async () => {
  await start({
    '/voice': response(
      '<Dial action="/dialled"><Number>+14155550198</Number><Number>+14155550199</Number></Dial>',
    ),
    '/dialled': response('<Hangup/>'),
  })
  const line = app.call()
  const phones: CalledParty[] = []
  line.on('dialled', (phone) => phones.push(phone))
  await expect.poll(() => phones.length).toBe(2)
  const [first, second] = phones as [CalledParty, CalledParty]
  second.answer()
  expect((await next(line, 'bridged'))[0]).toBe(second)
  expect(first.status).toBe('canceled')
  second.hangUp()
  await line.ended
  expect(app.at('/dialled')[0]!.fields).toMatchObject({
    DialCallStatus: 'completed',
    DialCallSid: second.callSid,
  })
})

it('stops ringing when the caller hangs up', async () => {
  await start({
    '/voice': response(
      '<Dial action="/dialled"><Number statusCallback="/leg">+14155550199</Number></Dial>',
    ),
    '/dialled': '',
    '/leg': '',
  })
  const line = app.call()
  const [phone] = await next(line, 'dialled')
  line.hangUp()
  await line.ended
  expect(phone.status).toBe('canceled')
  expect(app.at('/leg').map(({ fields }) => fields['CallStatus'])).toEqual(['canceled'])
  expect(app.at('/dialled')[0]!.fields).toMatchObject({
    CallStatus: 'completed',
    DialCallStatus: 'no-answer',
  })
})

it('rings as long as the document says', async () => {
  await start({
    '/voice': response('<Dial action="/dialled" timeout="0.01">+14155550199</Dial>'),
    '/dialled': response('<Hangup/>'),
  })
  expect(await app.call().ended).toBe('completed')
  expect(app.at('/dialled')[0]!.fields['DialCallStatus']).toBe('no-answer')
})

it('gathers digits up to the finish key, and speech', async () => {
  await start({
    '/voice': response('<Gather action="/got" input="dtmf speech"><Say>Which one?</Say></Gather>'),
    '/got': response('<Gather input="speech" action="/heard"><Say>And why?</Say></Gather>'),
    '/heard': '',
  })
  const line = app.call()
  await next(line, 'said')
  for (const key of '42#') line.press(key)
  await next(line, 'said')
  line.say('Because')
  await line.ended
  expect(app.at('/got')[0]!.fields['Digits']).toBe('42')
  expect(app.at('/heard')[0]!.fields['SpeechResult']).toBe('Because')
})

it('goes on after a gather nobody answered', async () => {
  await start({
    '/voice': response('<Gather timeout="0.01" action="/got"/><Say>Goodbye</Say>'),
  })
  const line = app.call()
  expect(await next(line, 'said')).toEqual([{ text: 'Goodbye', language: null }])
  await line.ended
  expect(app.at('/got')).toEqual([])
})

it('records what is said until the caller hangs up, and hands over its transcription', async () => {
  await start({
    '/voice': response('<Record action="/recorded" transcribeCallback="/text" timeout="60"/>'),
    '/recorded': response('<Hangup/>'),
    '/text': '',
  })
  const line = app.call()
  await next(line, 'recording')
  line.say('Please call me back.')
  line.say('It is urgent.')
  line.hangUp()
  await line.ended
  expect(app.at('/recorded')[0]!.fields).toMatchObject({
    Digits: 'hangup',
    RecordingSid: expect.stringMatching(/^RE/),
    RecordingDuration: '1',
  })
  expect(app.at('/text')[0]!.fields).toMatchObject({
    TranscriptionText: 'Please call me back. It is urgent.',
    TranscriptionStatus: 'completed',
  })
})

it('does something else at once when the call is updated', async () => {
  await relayApp()
  const line = app.call()
  await next(line, 'connected')
  const closed = session().then(
    ({ socket }) => new Promise((resolve) => socket.on('close', resolve)),
  )
  line.replace(response('<Say>One moment</Say>'))
  expect(await next(line, 'said')).toEqual([{ text: 'One moment', language: null }])
  expect(await closed).toBe(1000)
  await line.ended
  expect(app.at('/action')).toEqual([])
})

it('apologises and ends the call where the webhook fails or answers no TwiML', async () => {
  await start({ '/odd': response('<Enqueue/>') })
  for (const [path, code] of [
    ['/missing', 11_200],
    ['/odd', 12_200],
  ] as const) {
    const line = app.call({ voiceUrl: `${app.origin}${path}` })
    const said = next(line, 'said')
    expect((await next(line, 'trouble'))[0].code).toBe(code)
    expect((await said)[0].text).toContain('application error')
    await line.ended
  }
})

it('a rejected call was never answered', async () => {
  await start({ '/voice': response('<Reject reason="busy"/>') })
  expect(await app.call().ended).toBe('busy')
})

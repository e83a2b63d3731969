import { afterEach, expect, it } from 'vitest'
import { next, relayApp, telephoneApp, twimlOf } from '../../test/telephone-app.ts'

let app: Awaited<ReturnType<typeof telephoneApp>>
const start = async (twiml: Record<string, string>) => (app = await telephoneApp(twiml))
const relay = async (...how: Parameters<typeof relayApp>) => (app = await relayApp(...how))
afterEach(() => app.close())

it('announces a call with a signed webhook and speaks the answer', async () => {
  await start({ '/voice': twimlOf('<Say language="es-US">Hola &amp; adiós</Say>'), '/status': '' })
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

it('gathers digits up to the finish key, and speech', async () => {
  await start({
    '/voice': twimlOf('<Gather action="/got" input="dtmf speech"><Say>Which one?</Say></Gather>'),
    '/got': twimlOf('<Gather input="speech" action="/heard"><Say>And why?</Say></Gather>'),
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

it('continues after a gather without an answer', async () => {
  await start({
    '/voice': twimlOf('<Gather timeout="0.01" action="/got"/><Say>Goodbye</Say>'),
  })
  const line = app.call()
  expect(await next(line, 'said')).toEqual([{ text: 'Goodbye', language: null }])
  await line.ended
  expect(app.at('/got')).toEqual([])
})

it('records the caller until they hang up, and hands over the transcription', async () => {
  await start({
    '/voice': twimlOf('<Record action="/recorded" transcribeCallback="/text" timeout="60"/>'),
    '/recorded': twimlOf('<Hangup/>'),
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

it('switches at once when the call is updated', async () => {
  await relay()
  const line = app.call()
  await next(line, 'connected')
  const closed = app
    .session()
    .then(({ socket }) => new Promise((resolve) => socket.on('close', resolve)))
  line.replace(twimlOf('<Say>One moment</Say>'))
  expect(await next(line, 'said')).toEqual([{ text: 'One moment', language: null }])
  expect(await closed).toBe(1000)
  await line.ended
  expect(app.at('/action')).toEqual([])
})

it('apologises and ends the call if the webhook fails or answers no TwiML', async () => {
  await start({ '/odd': twimlOf('<Enqueue/>') })
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

it('repeats a webhook once when its connection breaks, and not twice', async () => {
  await start({ '/voice': twimlOf('<Say>Hello</Say>') })
  app.drop(1)
  expect((await next(app.call(), 'said'))[0].text).toBe('Hello')
  expect(app.at('/voice')).toHaveLength(2)
  app.drop(2)
  expect((await next(app.call(), 'said'))[0].text).toContain('application error')
  expect(app.at('/voice')).toHaveLength(4)
})

it('completes a rejected call without answering it', async () => {
  await start({ '/voice': twimlOf('<Reject reason="busy"/>') })
  expect(await app.call().ended).toBe('busy')
})

import { afterEach, expect, it } from 'vitest'
import { next, telephoneApp } from '../../../test/telephone-app.ts'
import type { CalledParty } from './called-party.ts'

let app: Awaited<ReturnType<typeof telephoneApp>>
const response = (...verbs: string[]) => `<Response>${verbs.join('')}</Response>`
const start = async (twiml: Record<string, string>) => (app = await telephoneApp(twiml))
afterEach(() => app.close())

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
] as const)('continues with the action when the phone %s', async (_title, status, act) => {
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

it('rings for the time given in the document', async () => {
  await start({
    '/voice': response('<Dial action="/dialled" timeout="0.01">+14155550199</Dial>'),
    '/dialled': response('<Hangup/>'),
  })
  expect(await app.call().ended).toBe('completed')
  expect(app.at('/dialled')[0]!.fields['DialCallStatus']).toBe('no-answer')
})

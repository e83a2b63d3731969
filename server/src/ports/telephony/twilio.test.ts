import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { recorder } from '../../test/recorder.ts'
import { emptyDatabase } from '../../test/test-database.ts'
import { violations } from '../../test/twilio-description.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { Lines } from './lines.ts'
import { addressOf, openListener } from './local/listener.ts'
import { sign } from './signature.ts'
import { twilioTelephony } from './twilio.ts'

const log = pino({ level: 'silent' })
const config = { appUrl: 'https://nexus.example' }
const account = {
  accountSid: `AC${'a'.repeat(32)}`,
  authToken: 'b'.repeat(32),
  verifyServiceSid: `VA${'c'.repeat(32)}`,
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The Twilio adapter talking to the local carrier, with all requests and responses recorded. */
async function recorded(token = account.authToken) {
  const { db, query } = await emptyDatabase()
  const calls = new Lines(account)
  const listener = await openListener(
    account,
    {
      db,
      now: () => new Date(),
      serviceSid: account.verifyServiceSid,
      onMessage: () => {},
      calls,
    },
    log,
  )
  const { origin, exchanges, close } = await recorder(addressOf(listener))
  closing.push(close, () => listener.close())
  const telephony = twilioTelephony({
    account: { ...account, authToken: token },
    config,
    log,
    standIn: async () => origin,
  })
  const lastCode = async () => {
    const { rows } = await query('select code from local_carrier_verifications')
    return rows[0]!['code'] as string
  }
  return { telephony, exchanges, lastCode, calls }
}

describe('the API of Twilio', () => {
  it('is used as documented, in both directions', async () => {
    const { telephony, exchanges, lastCode } = await recorded()
    const [offer] = await telephony.searchNumbers()
    const { sid } = await telephony.buyNumber(offer!.phoneNumber)
    expect(await telephony.findNumber(offer!.phoneNumber)).toEqual({ sid })
    const text = 'Book here: https://x.example'
    const findText = (since: Date) =>
      telephony.findText(offer!.phoneNumber, '+14155550123', text, since)
    expect(await findText(new Date())).toBeNull()
    const sent = await telephony.sendSms(offer!.phoneNumber, '+14155550123', text)
    expect(await findText(new Date())).toEqual(sent)
    expect(await findText(new Date(Date.now() + HOUR_MS))).toBeNull()
    const verification = await telephony.sendCode('+14155550123')
    expect(await telephony.checkCode(verification.sid, 'wrong')).toBe(false)
    expect(await telephony.checkCode(verification.sid, await lastCode())).toBe(true)
    const call = `CA${'d'.repeat(32)}`
    await expect(telephony.updateCall(call, { twiml: '<Response/>' })).rejects.toThrow('over')
    await expect(telephony.updateCall(call, { status: 'completed' })).rejects.toThrow('over')
    await telephony.releaseNumber(sid)
    expect(exchanges.map(violations)).toEqual(exchanges.map(() => []))
    expect(exchanges).toHaveLength(13)
  })

  // These calls are not in the stored part of Twilio's OpenAPI description; they are checked against its documentation.
  it('places a call, reads and deletes a recording, deletes a text, and has texts announced', async () => {
    const { telephony, exchanges } = await recorded()
    const [offer] = await telephony.searchNumbers()
    const from = offer!.phoneNumber
    const { sid } = await telephony.buyNumber(from)
    const url = 'https://nexus.example/hook'
    await telephony.placeCall({ from, to: '+14155550123', url, seconds: 40 })
    const recording = `RE${'e'.repeat(32)}`
    await telephony.removeRecording(recording)
    await expect(telephony.openRecording(recording)).rejects.toThrow('This recording is gone.')
    await telephony.announceHere(sid)
    const text = await telephony.sendSms(from, '+14155550123', 'Hi')
    await telephony.removeText(text.sid)
    await telephony.removeText(text.sid)
    expect(await telephony.findText(from, '+14155550123', 'Hi', new Date())).toBeNull()
    const [placed, removed, opened, announced, , untexted, again] = exchanges.slice(2)
    expect([untexted!.method, untexted!.path, untexted!.status, again!.status]).toEqual([
      'DELETE',
      `/2010-04-01/Accounts/${account.accountSid}/Messages/${text.sid}.json`,
      204,
      404,
    ])
    expect(announced!.path).toMatch(new RegExp(`/IncomingPhoneNumbers/${sid}\\.json$`))
    expect(announced!.form).toEqual({
      VoiceUrl: 'https://nexus.example/api/webhooks/twilio/voice',
      VoiceMethod: 'POST',
      StatusCallback: 'https://nexus.example/api/webhooks/twilio/status',
      StatusCallbackMethod: 'POST',
      SmsUrl: 'https://nexus.example/api/webhooks/twilio/text',
      SmsMethod: 'POST',
    })
    expect(placed!.path).toMatch(/\/Calls\.json$/)
    expect(placed!.form).toEqual({ From: from, To: '+14155550123', Url: url, Timeout: '40' })
    expect([removed!.method, removed!.path]).toEqual([
      'DELETE',
      `/2010-04-01/Accounts/${account.accountSid}/Recordings/${recording}.json`,
    ])
    expect([opened!.method, opened!.path]).toEqual([
      'GET',
      `/2010-04-01/Accounts/${account.accountSid}/Recordings/${recording}.wav`,
    ])
  })

  it('finds numbers with voice and SMS, and directs their calls to the app', async () => {
    const { telephony, exchanges } = await recorded()
    const [offer] = await telephony.searchNumbers()
    await telephony.buyNumber(offer!.phoneNumber)
    expect(exchanges[0]!.query).toMatchObject({ VoiceEnabled: 'true', SmsEnabled: 'true' })
    expect(exchanges[0]!.path).toContain('/AvailablePhoneNumbers/US/')
    expect(exchanges[1]!.form).toEqual({
      PhoneNumber: offer!.phoneNumber,
      SmsUrl: 'https://nexus.example/api/webhooks/twilio/text',
      SmsMethod: 'POST',
      VoiceUrl: 'https://nexus.example/api/webhooks/twilio/voice',
      VoiceMethod: 'POST',
      StatusCallback: 'https://nexus.example/api/webhooks/twilio/status',
      StatusCallbackMethod: 'POST',
    })
  })
})

describe('buying', () => {
  it('our own number again returns it', async () => {
    const { telephony } = await recorded()
    const [offer] = await telephony.searchNumbers()
    const bought = await telephony.buyNumber(offer!.phoneNumber)
    expect(await telephony.buyNumber(offer!.phoneNumber)).toEqual(bought)
  })

  it('a number nobody offers fails with “taken”', async () => {
    const { telephony } = await recorded()
    await expect(telephony.buyNumber('+14155559999')).rejects.toMatchObject({
      status: 409,
      code: 'number_taken',
    })
  })

  it('and releasing twice is accepted', async () => {
    const { telephony } = await recorded()
    const [offer] = await telephony.searchNumbers()
    const { sid } = await telephony.buyNumber(offer!.phoneNumber)
    await telephony.releaseNumber(sid)
    await telephony.releaseNumber(sid)
    expect(await telephony.findNumber(offer!.phoneNumber)).toBeNull()
  })
})

describe('a refusal with a readable message', () => {
  async function refusing(status: number, body: object | null) {
    const server: Server = createServer((request, response) => {
      if (body) response.writeHead(status).end(JSON.stringify(body))
      else request.socket.destroy()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(() => server.close())
    const { port } = server.address() as AddressInfo
    return twilioTelephony({
      account,
      config,
      log,
      standIn: async () => `http://127.0.0.1:${port}`,
    })
  }

  it.each([
    [400, { code: 60_200, status: 400, message: 'Invalid parameter' }, 400, 'phone_refused'],
    [429, { code: 60_203, status: 429, message: 'Max send attempts' }, 429, 'too_many_codes'],
    [401, { code: 20_003, status: 401, message: 'Authenticate' }, 502, 'telephony_refused'],
    [400, { code: 99_999, status: 400, message: 'AC123 is odd' }, 502, 'telephony_refused'],
    [503, { code: 20_503, status: 503, message: 'Down' }, 502, 'telephony_unreachable'],
    [429, { code: 20_429, status: 429, message: 'Busy' }, 502, 'telephony_unreachable'],
    [0, null, 502, 'telephony_unreachable'],
  ])('%s %j', async (status, body, told, code) => {
    const telephony = await refusing(status, body)
    await expect(telephony.sendCode('+14155550123')).rejects.toMatchObject({
      status: told,
      code,
      message: expect.not.stringContaining('AC123'),
    })
  })

  it('wrong keys', async () => {
    const { telephony } = await recorded('wrong')
    await expect(telephony.searchNumbers()).rejects.toMatchObject({ code: 'telephony_refused' })
  })

  it('no verification service', async () => {
    const telephony = twilioTelephony({
      account: { ...account, verifyServiceSid: undefined },
      config,
      log,
    })
    await expect(telephony.sendCode('+14155550123')).rejects.toMatchObject({
      status: 503,
      code: 'verification_not_configured',
    })
  })

  it('a number that is not ours sends no SMS', async () => {
    const { telephony } = await recorded()
    await expect(telephony.sendSms('+14155550100', '+14155550123', 'Hi')).rejects.toMatchObject({
      code: 'telephony_refused',
    })
  })
})

describe('the signature of a webhook', () => {
  const telephony = twilioTelephony({ account, config, log })
  const url = 'https://nexus.example/api/webhooks/twilio/voice'
  const params = { CallSid: 'CA1', From: '+14155550123', To: '+12125550100' }
  const signature = sign(account.authToken, url, params)

  it('is accepted if it is the carrier’s, with and without the port', () => {
    expect(telephony.isSigned(url, params, signature)).toBe(true)
    expect(telephony.isSigned(url.replace('.example', '.example:443'), params, signature)).toBe(
      true,
    )
  })

  it('covers the address of a WebSocket handshake', () => {
    const relay = 'wss://nexus.example/api/webhooks/twilio/relay'
    expect(telephony.isSigned(relay, {}, sign(account.authToken, relay, {}))).toBe(true)
    expect(telephony.isSigned(relay, {}, signature)).toBe(false)
  })

  it.each([
    ['without a signature', url, params, undefined],
    ['with an empty one', url, params, ''],
    ['with a changed field', url, { ...params, From: '+14155550199' }, signature],
    ['with a field more', url, { ...params, Digits: '1' }, signature],
    ['with a field less', url, { CallSid: 'CA1', From: '+14155550123' }, signature],
    ['for another address', `${url}?agent=1`, params, signature],
    ['by another account', url, params, sign('another', url, params)],
  ])('is refused %s', (_what, address, fields, given) => {
    expect(telephony.isSigned(address, fields as Record<string, string>, given)).toBe(false)
  })
})

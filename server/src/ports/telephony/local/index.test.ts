import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { next, telephoneApp } from '../../../test/telephone-app.ts'
import { emptyDatabase } from '../../../test/test-database.ts'
import type { Telephony } from '../index.ts'
import { localTelephony } from './index.ts'

const log = pino({ level: 'silent' })
const DATA_DIR = mkdtempSync(join(tmpdir(), 'nexus-test-'))
const opened: Telephony[] = []
let app: Awaited<ReturnType<typeof telephoneApp>> | undefined

afterEach(async () => {
  await Promise.all(opened.splice(0).map((telephony) => telephony.close()))
  await app?.close()
  app = undefined
})

async function carrier(appUrl = 'http://localhost:4000') {
  const { db } = await emptyDatabase()
  const start = () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR, APP_URL: appUrl })
    const telephony = localTelephony({
      config,
      db,
      log,
      now: () => new Date(),
      onMessage: () => {},
    })
    opened.push(telephony)
    return telephony
  }
  return { telephony: start(), start }
}

/** An application with a number, and the local carrier that sold it. */
async function sold(twiml: string) {
  app = await telephoneApp({
    '/api/webhooks/twilio/voice': twiml,
    '/api/webhooks/twilio/status': '',
  })
  const { telephony } = await carrier(app.origin)
  const [offer] = await telephony.searchNumbers()
  await telephony.buyNumber(offer!.phoneNumber)
  return { telephony, phone: offer!.phoneNumber, app }
}

it('refuses to start in production', async () => {
  const { db } = await emptyDatabase()
  const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR }), production: true }
  const surroundings = { config, db, log, now: () => new Date(), onMessage: () => {} }
  expect(() => localTelephony(surroundings)).toThrow(/production/)
})

it('keeps sold numbers and a pending code over a restart', async () => {
  const { telephony, start } = await carrier()
  const [offer] = await telephony.searchNumbers()
  const { sid } = await telephony.buyNumber(offer!.phoneNumber)
  const verification = await telephony.sendCode('+14155550123')
  await telephony.close()

  const restarted = start()
  expect(await restarted.findNumber(offer!.phoneNumber)).toEqual({ sid })
  expect(await restarted.searchNumbers()).not.toContainEqual(offer)
  expect(await restarted.checkCode(verification.sid, 'wrong!')).toBe(false)
})

it('calls a sold number as Twilio does, and reports the end', async () => {
  const { telephony, phone, app } = await sold('<Response><Say>Hello</Say></Response>')
  const line = await telephony.local!.call({ from: '+14155550123', to: phone, callerName: 'ADA' })
  expect(await next(line, 'said')).toEqual([{ text: 'Hello', language: null }])
  await line.ended
  const [announced, ended] = app.webhooks
  expect(announced!.fields).toMatchObject({
    From: '+14155550123',
    To: phone,
    CallerName: 'ADA',
    FromCity: 'San Francisco',
    FromState: 'CA',
    FromCountry: 'US',
  })
  expect(ended!.fields).toMatchObject({ CallSid: line.callSid, CallStatus: 'completed' })
})

it('lets the application change and end a live call', async () => {
  const { telephony, phone } = await sold('<Response><Pause length="60"/></Response>')
  const line = await telephony.local!.call({ from: '+14155550123', to: phone })
  await expect.poll(() => line.status).toBe('in-progress')
  const said = next(line, 'said')
  await telephony.updateCall(line.callSid, {
    twiml: '<Response><Say>One moment</Say><Pause length="60"/></Response>',
  })
  expect(await said).toEqual([{ text: 'One moment', language: null }])
  await telephony.updateCall(line.callSid, { status: 'completed' })
  expect(await line.ended).toBe('completed')
  await expect(telephony.updateCall(line.callSid, { status: 'completed' })).rejects.toMatchObject({
    status: 409,
    code: 'call_over',
  })
})

it('connects nobody to an unsold number', async () => {
  const { telephony } = await carrier()
  const call = telephony.local!.call({ from: '+14155550123', to: '+14155550100' })
  await expect(call).rejects.toThrow('did not sell')
})

it('rings the application without a number for a test call', async () => {
  const { telephony, app } = await sold('<Response><Say>Hello</Say></Response>')
  const line = telephony.openLine({ from: '+14155550123', to: '+12125550100' })
  await next(line, 'said')
  await line.ended
  const [{ fields }] = app.at('/api/webhooks/twilio/voice') as [(typeof app.webhooks)[number]]
  const signature = fields['CallSid']
  expect(signature).toBe(line.callSid)
})

import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

const LOCAL = {
  model: null,
  embedding: null,
  sign_in: 'local',
  telephony: 'local',
  billing: 'local',
  telegram: 'local',
  mail: 'local',
  calendars: 'local',
  database: 'embedded',
} as const

test('without a key every part names its stand-in and the variables it needs', () => {
  const parts = partsOf(LOCAL).filter(({ state }) => state !== 'real')
  expect(new Set(parts.map(({ state }) => state))).toEqual(new Set(['stand-in']))
  expect(parts.map(({ name, needs }) => [name, needs?.variables[0]])).toEqual([
    ['Answers', 'MODEL_PROVIDER'],
    ['Search in the knowledge', 'EMBEDDING_PROVIDER'],
    ['Phone', 'TWILIO_ACCOUNT_SID'],
    ['Payment', 'STRIPE_SECRET_KEY'],
    ['Telegram', 'TELEGRAM_BOT_TOKEN'],
    ['Mail', 'SMTP_URL'],
    ['Calendars', 'GOOGLE_CLIENT_ID'],
    ['Sign-in', 'GOOGLE_CLIENT_ID'],
  ])
})

test('a configured installation has no stand-in', () => {
  const model = { provider: 'openai', name: 'x' }
  const parts = partsOf({
    model,
    embedding: model,
    sign_in: 'google',
    telephony: 'twilio',
    billing: 'stripe',
    telegram: 'telegram',
    mail: 'smtp',
    calendars: 'google',
    database: 'postgres',
  })
  expect(parts.filter(({ state }) => state !== 'real')).toEqual([])
})

test('a service without configuration is shown as missing in production, not as a stand-in', () => {
  const none = {
    telephony: 'none',
    billing: 'none',
    telegram: 'none',
    mail: 'none',
    calendars: 'none',
  } as const
  const missing = partsOf({ ...LOCAL, ...none }).filter(({ state }) => state === 'missing')
  expect(missing.map(({ name }) => name)).toEqual([
    'Phone',
    'Payment',
    'Telegram',
    'Mail',
    'Calendars',
  ])
})

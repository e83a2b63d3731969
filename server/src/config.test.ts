import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { followPort, readConfig } from './config.ts'

const read = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'nexus-test-')), ...environment })

describe('the configuration', () => {
  it('needs nothing for a first start', () => {
    const config = read()
    expect(config).toMatchObject({
      production: false,
      appUrl: 'http://localhost:4000',
      google: null,
      model: null,
      databaseUrl: null,
      reader: { recognise: false, processes: 3, memoryBytes: 800_000_000 },
      localSignInPort: 4001,
    })
    expect(config.secret.length).toBeGreaterThanOrEqual(32)
  })

  it('keeps the secret it made, so that visitors keep their conversations', () => {
    const first = read()
    expect(read({ DATA_DIR: first.dataDir }).secret).toBe(first.secret)
  })

  it.skipIf(process.platform !== 'linux')('names a folder that cannot be made', () => {
    expect(() => read({ DATA_DIR: '/proc/nexus/data' })).toThrow(/'\/proc\/nexus'/)
  })

  it('signs with one secret and believes the one before it too', () => {
    const [SECRET, SECRET_PREVIOUS] = ['n'.repeat(32), 'o'.repeat(32)]
    expect(read({ SECRET, SECRET_PREVIOUS })).toMatchObject({
      secret: SECRET,
      secrets: [SECRET, SECRET_PREVIOUS],
    })
    expect(read({ SECRET }).secrets).toEqual([SECRET])
  })

  it('restricts who may make an account', () => {
    const signUp = ['open', 'closed', 'Example.com', 'a.example, b.co.uk'].map(
      (value) => read({ SIGN_UP: value }).signUp,
    )
    expect([read().signUp, ...signUp]).toEqual([
      'open',
      'open',
      'closed',
      ['example.com'],
      ['a.example', 'b.co.uk'],
    ])
    for (const wrong of ['nobody', '@example.com', 'open,example.com', 'a.example,']) {
      expect(() => read({ SIGN_UP: wrong }), wrong).toThrow(/SIGN_UP: is open, closed, or domains/)
    }
  })

  it('takes an OpenID provider over https, with all its keys', () => {
    const openId = {
      OPENID_ISSUER: 'https://id.example/realms/works',
      OPENID_CLIENT_ID: 'nexus',
      OPENID_CLIENT_SECRET: 'secret',
    }
    expect(read().openId).toBeNull()
    expect(read({ ...openId, OPENID_NAME: 'Works' }).openId).toEqual({
      issuer: openId.OPENID_ISSUER,
      clientId: 'nexus',
      clientSecret: 'secret',
      name: 'Works',
      trustsEmail: false,
    })
    expect(() => read({ ...openId, OPENID_CLIENT_ID: '' })).toThrow(/one is missing/)
    expect(() => read({ ...openId, OPENID_ISSUER: 'http://id.example' })).toThrow(
      /OPENID_ISSUER: begins with https/,
    )
    const production = { NODE_ENV: 'production', APP_URL: 'https://a.example' }
    expect(read({ ...openId, ...production, SECRET: 'x'.repeat(32) }).production).toBe(true)
  })

  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', APP_URL: '', GOOGLE_CLIENT_ID: '' }).port).toBe(4000)
  })

  it('names every invalid variable', () => {
    expect(() => read({ PORT: 'abc', APP_URL: 'nonsense' })).toThrow(/PORT .*\nAPP_URL /)
  })

  it.each([
    [{ GOOGLE_CLIENT_ID: 'abc' }, /GOOGLE_CLIENT_SECRET belong together/],
    [{ MODEL_PROVIDER: 'openai' }, /MODEL_NAME belong together/],
    [{ MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt' }, /needs MODEL_API_KEY/],
    [{ DATABASE_URL: 'foo' }, /DATABASE_URL: is an address such as postgres:/],
    [{ SECRET: 'short' }, /SECRET has to be at least 32 characters long\./],
  ])('refuses what is half set or has another form: %j', (environment, message) => {
    expect(() => read(environment)).toThrow(message)
  })

  it('takes what the crawler may read if it is understood', () => {
    const allow = [
      '127.0.0.1',
      'Intranet',
      'shop.example:80',
      '10.0.0.0/8',
      'fd00::/8',
      'http://a/b',
    ]
    expect(read({ CRAWL_ALLOW: allow.join(', ') }).crawl.allow).toEqual(allow)
    for (const wrong of ['10.0.0.0/99', '999.1.1.1', 'a b', 'host/path', 'ftp://a', 'a:b']) {
      expect(() => read({ CRAWL_ALLOW: wrong }), wrong).toThrow(/CRAWL_ALLOW: lists hosts/)
    }
  })

  it.each([
    [{}, /SECRET/],
    [{ SECRET: 'x'.repeat(32) }, /GOOGLE_CLIENT_ID/],
  ])('refuses production with %j', (environment, message) => {
    expect(() => read({ NODE_ENV: 'production', ...environment })).toThrow(message)
  })

  it('refuses production over plain http, which would expose the session', () => {
    const plain = { NODE_ENV: 'production', SECRET: 'x'.repeat(32), APP_URL: 'http://app.example' }
    expect(() => read(plain)).toThrow(/APP_URL to begin with https/)
  })

  it('trusts the given number of proxies', () => {
    const believed = ['true', 'false', '1', '0', '2'].map(
      (value) => read({ TRUST_PROXY: value }).trustProxy,
    )
    expect([read().trustProxy, ...believed]).toEqual([0, 1, 0, 1, 0, 2])
    expect(() => read({ TRUST_PROXY: 'perhaps' })).toThrow(/TRUST_PROXY/)
  })

  it('needs all keys of Twilio together, and names invalid ones', () => {
    const TWILIO_ACCOUNT_SID = `AC${'0'.repeat(32)}`
    expect(read().twilio).toBeNull()
    expect(read({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN: 'token' }).twilio).toEqual({
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: 'token',
      verifyServiceSid: undefined,
    })
    expect(() => read({ TWILIO_ACCOUNT_SID })).toThrow(/one is missing/)
    expect(() => read({ TWILIO_ACCOUNT_SID: 'SK1' })).toThrow(/TWILIO_ACCOUNT_SID: starts with AC/)
  })

  it('accepts a token of a Telegram bot only in its format', () => {
    const TELEGRAM_BOT_TOKEN = `1234567890:${'a'.repeat(35)}`
    expect(read({ TELEGRAM_BOT_TOKEN }).telegramBotToken).toBe(TELEGRAM_BOT_TOKEN)
    expect(read({}).telegramBotToken).toBeNull()
    expect(() => read({ TELEGRAM_BOT_TOKEN: 'secret' })).toThrow(/as BotFather shows it/)
  })

  it('follows the port the system chose, unless the app is published elsewhere', () => {
    const free = read({ PORT: '0' })
    followPort(free, 4321)
    expect(free).toMatchObject({ port: 4321, appUrl: 'http://localhost:4321' })
    const published = read({ PORT: '0', APP_URL: 'https://app.example.com' })
    followPort(published, 4321)
    expect(published.appUrl).toBe('https://app.example.com')
  })
})

it('a mail server gets a password over TLS alone, and on this very machine no TLS at all', () => {
  const serverOf = (url: string) =>
    readConfig({ SMTP_URL: url, MAIL_FROM: 'Nexus <nexus@example.com>' }).smtp
  expect(serverOf('smtp://ada:p%40ss@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    auth: { user: 'ada', pass: 'p@ss' },
    requireTls: true,
    ignoreTls: false,
  })
  expect(serverOf('smtps://mail.example.com')).toMatchObject({
    port: 465,
    secure: true,
    auth: null,
  })
  expect(serverOf('smtp://localhost:25')).toMatchObject({ requireTls: false, ignoreTls: true })
})

it('a mail server without a sender, or half a pair of keys, is refused', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM')
  expect(() => readConfig({ MAIL_FROM: 'not an address' })).toThrow('MAIL_FROM')
  expect(() => readConfig({ VAPID_PUBLIC_KEY: 'A'.repeat(87) })).toThrow('VAPID_PRIVATE_KEY')
})

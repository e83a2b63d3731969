import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { Browser } from '../../test/browser.ts'
import { localSignIn } from './local.ts'

const log = pino({ level: 'silent' })
const config = (environment: Record<string, string> = {}) =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'nexus-test-')),
    LOCAL_SIGN_IN_PORT: '0',
    ...environment,
  })
const CALLBACK = 'http://localhost:4000/api/auth/google/callback'
const ada = { name: 'Ada', email: 'ada@example.com', action: 'continue' }

it('refuses to start in production', () => {
  expect(() => localSignIn({ ...config(), production: true }, log)).toThrow(/production/)
})

it('listens on loopback only and answers to no other name', async () => {
  const signIn = localSignIn(config(), log)
  const { url } = await signIn.begin(CALLBACK)
  expect(new URL(url).hostname).toBe('127.0.0.1')
  const renamed = url.replace('127.0.0.1', 'localhost')
  expect((await fetch(renamed, { redirect: 'manual' })).status).toBe(421)
  await signIn.close()
})

it('takes another port when its own is taken', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as AddressInfo
  const signIn = localSignIn(config({ LOCAL_SIGN_IN_PORT: String(port) }), log)
  expect(Number(new URL((await signIn.begin(CALLBACK)).url).port)).not.toBe(port)
  squatter.close()
  await signIn.close()
})

it('finishes a sign-in that was under way when the server restarted', async () => {
  const first = config()
  const before = localSignIn(first, log)
  const { url, transaction } = await before.begin(CALLBACK)
  const browser = new Browser()
  const page = await browser.go(url)
  const { port } = new URL(page.url)
  await before.close()

  const after = localSignIn({ ...first, localSignInPort: Number(port) }, log)
  await after.start()
  const back = await browser.go(page.url, { form: ada, stop: (next) => next.startsWith(CALLBACK) })
  expect((await after.finish(new URL(back.url), transaction)).email).toBe('ada@example.com')
  await after.close()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceOf, readHere, subscribeHere, unsubscribeHere } from './this-browser.ts'

const DEVICE = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }

beforeEach(() => {
  let held: object | null = null
  const made = {
    toJSON: () => DEVICE,
    endpoint: DEVICE.endpoint,
    unsubscribe: async () => (held = null),
  }
  const pushManager = { subscribe: async () => (held = made), getSubscription: async () => held }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a browser stays turned on only for the person who turned it on', async () => {
  await subscribeHere('server', 'ada')
  expect(await deviceOf('ada')).toEqual(DEVICE)
  expect([await readHere('ada'), await readHere('bea')]).toEqual(['on', 'off'])
  expect(await deviceOf('bea')).toBeNull()
})

test('a browser that is turned off belongs to nobody', async () => {
  await subscribeHere('server', 'ada')
  expect(await unsubscribeHere()).toBe(DEVICE.endpoint)
  expect([await readHere('ada'), await deviceOf('ada')]).toEqual(['off', null])
})

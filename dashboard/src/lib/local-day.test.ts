import { afterEach, expect, test, vi } from 'vitest'
import { localDay } from './local-day.ts'

afterEach(() => vi.unstubAllEnvs())

test('the day is the one where its viewer is', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(localDay(new Date('2026-12-24T20:00Z'))).toBe('2026-12-25')
})

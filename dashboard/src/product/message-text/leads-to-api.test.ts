import { expect, test } from 'vitest'
import { leadsToApi } from './leads-to-api.ts'

test.each([
  [`${location.origin}/api/auth/logout`, true],
  ['/api/auth/logout', true],
  [`${location.origin}/a/../api/auth/logout`, true],
  [`${location.origin}/apiary`, false],
  ['https://shop.example/api/auth/logout', false],
  ['mailto:ada@example.com', false],
  ['http://[', false],
])('the link %s of a message leads to a call of our own: %s', (href, isOurs) => {
  expect(leadsToApi(href)).toBe(isOurs)
})

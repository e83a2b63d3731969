import { expect, it } from 'vitest'
import { robotsRules } from './robots.ts'
import type { SafeFetch } from './safe-fetch.ts'

const rulesOf = (text: string) => {
  const url = new URL('https://shop.example/robots.txt')
  const body = Buffer.from(text)
  const fetch: SafeFetch = {
    get: async () => ({ url, type: 'text/plain', charset: null, body }),
    close: async () => {},
  }
  return robotsRules(fetch)(url, AbortSignal.timeout(5_000))
}
const page = (path: string) => new URL(path, 'https://shop.example')

it('wildcards and longer rules decide as robots.txt means them', async () => {
  const rules = await rulesOf('User-agent: *\nDisallow: /*/private$\nAllow: /shop/private\n')
  expect(rules.isAllowed(page('/a/private'))).toBe(false)
  expect(rules.isAllowed(page('/a/private/more'))).toBe(true)
  expect(rules.isAllowed(page('/shop/private'))).toBe(true)
})

it('a robots.txt made to take for ever does not stop the server', async () => {
  const rule = `Disallow: /${'*a'.repeat(1_000)}b\n`
  const rules = await rulesOf(`User-agent: *\n${rule.repeat(240)}Disallow: /private\n`)
  const began = performance.now()
  for (const length of [1_900, 1_950, 2_000, 30_000])
    rules.isAllowed(page(`/${'a'.repeat(length)}`))
  expect(performance.now() - began).toBeLessThan(4_000)
  expect(rules.isAllowed(page('/private'))).toBe(false)
})

import { expect, it } from 'vitest'
import { timeOf } from '../../test/linear.ts'
import { robotsRules } from './robots.ts'
import type { SafeFetch } from './safe-fetch.ts'

const rulesOf = (text: string) => {
  const url = new URL('https://shop.example/robots.txt')
  const body = Buffer.from(text)
  const fetch: SafeFetch = {
    get: async () => ({
      url,
      type: 'text/plain',
      charset: null,
      policies: [],
      validators: {},
      body,
    }),
    close: async () => {},
  }
  return robotsRules(fetch)(url, AbortSignal.timeout(5_000))
}
const page = (path: string) => new URL(path, 'https://shop.example')

it('wildcards and longer rules take precedence as robots.txt defines', async () => {
  const rules = await rulesOf('User-agent: *\nDisallow: /*/private$\nAllow: /shop/private\n')
  expect(rules.isAllowed(page('/a/private'))).toBe(false)
  expect(rules.isAllowed(page('/a/private/more'))).toBe(true)
  expect(rules.isAllowed(page('/shop/private'))).toBe(true)
})

it('an expensive robots.txt does not stop the server', async () => {
  const rule = `Disallow: /${'*a'.repeat(1_000)}b\n`
  const of = (count: number) => rulesOf(`User-agent: *\n${rule.repeat(count)}Disallow: /private\n`)
  const [few, many] = [await of(4), await of(240)]
  const asking = ({ isAllowed }: typeof few) =>
    timeOf((path) => isAllowed(page(path)), `/${'a'.repeat(1_900)}`)
  // Compared with another measurement of the same moment, because a busy machine slows both.
  const timesAsLong = async () => {
    const least = await asking(few)
    return (await asking(many)) / least
  }
  await expect.poll(timesAsLong).toBeLessThan(5)
  expect(many.isAllowed(page('/private'))).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../test/test-app.ts'

type App = Awaited<ReturnType<typeof buildTestApp>>['app']

const knock = (app: App, remoteAddress: string) =>
  app.inject({ url: '/api/auth/google/callback', remoteAddress })

async function knockTimes(app: App, times: number) {
  const answers = []
  while (answers.length < times) answers.push(await knock(app, '192.0.2.1'))
  return answers
}

describe('an address that asks too often', () => {
  it('is told when to come back, and others are served meanwhile', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'true' })
    const answers = await knockTimes(app, 31)
    const refused = answers.filter((answer) => answer.statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.json()).toMatchObject({ code: 'rate_limited' })
    expect(refused[0]!.json().message).toMatch(/^Too many requests\. Try again in \d+ seconds?\.$/)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect((await knock(app, '192.0.2.2')).statusCode).toBe(302)
  })

  it('cannot hide behind addresses it made up itself before the proxy saw it', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'true', TRUST_PROXY: 'true' })
    const claim = (made: string, seen: string) =>
      app.inject({
        url: '/api/auth/google/callback',
        headers: { 'x-forwarded-for': `${made}, ${seen}` },
      })
    let refused = 0
    for (let time = 0; time < 31; time++) {
      if ((await claim(`198.51.100.${time}`, '192.0.2.1')).statusCode === 429) refused++
    }
    expect(refused).toBe(1)
    expect((await claim('198.51.100.1', '192.0.2.2')).statusCode).toBe(302)
  })

  it('is served all the same where the configuration says so', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'false' })
    const answers = await knockTimes(app, 31)
    expect(answers.every((answer) => answer.statusCode === 302)).toBe(true)
  })
})

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

  it('is served all the same where the configuration says so', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'false' })
    const answers = await knockTimes(app, 31)
    expect(answers.every((answer) => answer.statusCode === 302)).toBe(true)
  })
})

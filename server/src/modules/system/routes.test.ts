import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'

const status = async (environment: Record<string, string> = {}) => {
  const { app, deps } = await buildTestApp(environment)
  const { cookie } = await aUser(deps)
  return (await app.inject({ url: '/api/system', headers: { cookie } })).json().data
}

describe('the description of the installation', () => {
  it('names every stand-in if nothing is configured', async () => {
    expect(await status()).toMatchObject({
      model: null,
      embedding: null,
      sign_in: 'local',
      telephony: 'local',
      widget: {
        version: '1.0.6',
        // The newest kept build of this version.
        script_url: expect.stringMatching(
          /^http:\/\/localhost:4000\/widget\/1\.0\.6(?:\+\d+)?\/nexus-widget\.js$/,
        ),
      },
    })
  })

  it('names the model and Google if they are configured, without a key', async () => {
    const data = await status({
      MODEL_PROVIDER: 'openai',
      MODEL_NAME: 'gpt-5-mini',
      MODEL_API_KEY: 'sk-secret',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    expect(data).toMatchObject({
      model: { provider: 'openai', name: 'gpt-5-mini' },
      sign_in: 'google',
    })
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  it('points the snippet at a CDN if one is configured', async () => {
    const { widget } = await status({ WIDGET_CDN_BASE: 'https://cdn.example/npm/' })
    expect(widget).toEqual({
      version: '1.0.6',
      script_url: 'https://cdn.example/npm/nexus-widget@1.0.6/dist/nexus-widget.js',
      api_base: 'http://localhost:4000/api',
      integrity: null,
    })
  })

  it('is hidden from users who are not signed in', async () => {
    const { app } = await buildTestApp()
    expect((await app.inject('/api/system')).statusCode).toBe(401)
  })
})

describe('health', () => {
  it('is ok while the database answers', async () => {
    const { app } = await buildTestApp()
    const response = await app.inject('/api/health')
    expect(response.json()).toEqual({ message: '', data: { status: 'ok' } })
  })

  it('is 503 with a sentence when it does not', async () => {
    const { app, deps } = await buildTestApp()
    const query = vi.spyOn(deps.driver, 'query').mockRejectedValue(new Error('connection refused'))
    onTestFinished(() => query.mockRestore())
    const response = await app.inject('/api/health')
    expect(response.statusCode).toBe(503)
    expect(response.json().code).toBe('database_unreachable')
  })
})

describe('the probes', () => {
  it('say that a node lives and may be sent visitors', async () => {
    const { app } = await buildTestApp()
    const lives = await app.inject('/livez')
    expect([lives.statusCode, lives.json()]).toEqual([200, { status: 'ok' }])
    expect(lives.headers['cache-control']).toBe('no-store')
    // Polled, as a load balancer does, because one answer of a busy machine may be late.
    await expect.poll(async () => (await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })

  it('keep visitors away from a database that does not answer, without a restart that would not help', async () => {
    const { app, deps } = await buildTestApp()
    const query = vi.spyOn(deps.driver, 'query').mockReturnValue(new Promise(() => undefined))
    onTestFinished(() => query.mockRestore())
    const response = await app.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { status: 'not ready', failed: ['database'] },
    ])
    expect((await app.inject('/livez')).statusCode).toBe(200)
  })

  it('keep visitors away from a server that is about to stop', async () => {
    const { app, deps } = await buildTestApp()
    deps.lifecycle.drain()
    const response = await app.inject('/readyz')
    expect([response.statusCode, response.json().failed]).toEqual([503, ['draining']])
    expect((await app.inject('/livez')).statusCode).toBe(200)
  })

  it('keep visitors away from a server whose database has a full disk', async () => {
    const { app, deps } = await buildTestApp()
    deps.config.dataDir = join(deps.config.dataDir, 'gone')
    const response = await app.inject('/readyz')
    const isEmbedded = deps.driver.kind === 'embedded'
    expect([response.statusCode, response.json().failed]).toEqual(
      isEmbedded ? [503, ['disk']] : [200, undefined],
    )
  })
})

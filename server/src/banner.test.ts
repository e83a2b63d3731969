import { describe, expect, it } from 'vitest'
import { banner } from './banner.ts'
import { buildTestDeps } from './test/test-app.ts'

describe('the banner', () => {
  it('shows the address and the stand-ins', async () => {
    const deps = await buildTestDeps()
    const text = banner(deps)
    expect(text).toContain('http://localhost:4000')
    expect(text).toContain('local page instead of Google')
    expect(text).toContain('quotes from the knowledge')
  })

  it('names the vendors that are configured, and no key', async () => {
    const deps = await buildTestDeps({
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      MODEL_PROVIDER: 'openai',
      MODEL_NAME: 'gpt-5-mini',
      MODEL_API_KEY: 'secret',
    })
    expect(banner(deps)).toMatch(/Google\n.*gpt-5-mini/)
    expect(banner(deps)).not.toContain('secret')
  })

  it('says that text recognition is turned on but not installed, and nothing where it is off', async () => {
    const deps = await buildTestDeps()
    expect(banner(deps)).not.toContain('Scans')
    const reader = { ...deps.reader, recognition: 'missing' as const }
    expect(banner({ ...deps, reader })).toMatch(/Scans +not read.*--with-text-recognition/)
  })
})

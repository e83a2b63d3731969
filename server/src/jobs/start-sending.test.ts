import { expect, it } from 'vitest'
import { buildTestDeps } from '../test/test-app.ts'
import { startSending } from './start-sending.ts'

it('a copy with SENDING=false starts nothing that reaches anybody', async () => {
  const deps = await buildTestDeps()
  deps.config.sending = false
  expect(startSending(deps)).toEqual([])
})

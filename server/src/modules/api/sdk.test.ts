import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const GENERATE = fileURLToPath(new URL('../../../../sdk/scripts/generate.mjs', import.meta.url))

it('the types of the published client are those of the description of the API', async () => {
  const checked = await promisify(execFile)(process.execPath, [GENERATE, '--check']).catch(
    (error: { stderr: string }) => error,
  )
  expect(checked.stderr).toBe('')
})

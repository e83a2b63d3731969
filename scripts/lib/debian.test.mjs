import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasDebian } from './debian.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apt-'))
  vi.stubEnv('PATH', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const aptKnows = (mirror) => {
  const apt = join(folder, 'apt-get')
  writeFileSync(apt, `#!/bin/sh\necho ${mirror}\n`)
  chmodSync(apt, 0o755)
}

it('Debian packages are there only where apt knows a mirror of Debian', () => {
  expect(hasDebian()).toBe(false)
  aptKnows('http://mirror.example/ubuntu/')
  expect(hasDebian()).toBe(false)
  aptKnows('http://mirror.example/debian/')
  expect(hasDebian()).toBe(true)
})

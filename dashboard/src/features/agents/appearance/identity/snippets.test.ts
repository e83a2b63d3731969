import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IDENTITY_SNIPPETS, type IdentitySnippet } from './snippets.ts'

const SECRET = 'a secret of the screen'

/** How a website calls the snippet, and the program that runs it. */
const RUN: Record<IdentitySnippet['language'], { command: string; file: string; call: string }> = {
  Node: {
    command: process.execPath,
    file: 'sign.mjs',
    call: `console.log(nexusIdentity({ id: 42, email: 'zoe@example.com', name: 'Zoë' }))`,
  },
  PHP: {
    command: 'php',
    file: 'sign.php',
    call: `echo nexus_identity(['id' => 42, 'email' => 'zoe@example.com', 'name' => 'Zoë']);`,
  },
  Python: {
    command: 'python3',
    file: 'sign.py',
    call: `print(nexus_identity({"id": 42, "email": "zoe@example.com", "name": "Zoë"}))`,
  },
  Ruby: {
    command: 'ruby',
    file: 'sign.rb',
    call: `puts nexus_identity({ id: 42, email: 'zoe@example.com', name: 'Zoë' })`,
  },
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-snippets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString())

const isHere = (command: string) =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

for (const { language, code } of IDENTITY_SNIPPETS) {
  const { command, file, call } = RUN[language]
  it.skipIf(!isHere(command))(
    `the snippet for ${language} signs a token that the server accepts`,
    async () => {
      const path = join(folder, file)
      writeFileSync(path, `${code}\n\n${call}\n`)
      const { stdout, stderr } = spawnSync(command, [path], {
        env: { ...process.env, NEXUS_IDENTITY_SECRET: SECRET },
        encoding: 'utf8',
      })
      const token = stdout.trim()
      expect(token, stderr).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      const [head, claims, signature] = token.split('.') as [string, string, string]
      const signed = createHmac('sha256', SECRET).update(`${head}.${claims}`).digest('base64url')
      expect(signature).toBe(signed)
      expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' })
      const { exp, ...said } = read(claims)
      expect(said).toEqual({ sub: '42', email: 'zoe@example.com', name: 'Zoë' })
      const seconds = Number(exp) - Date.now() / 1000
      expect(seconds).toBeGreaterThan(3_500)
      expect(seconds).toBeLessThanOrEqual(3_600)
    },
  )
}

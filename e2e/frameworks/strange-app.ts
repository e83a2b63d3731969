import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/lib/ports.mjs'
import type { App } from './apps.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const run = promisify(execFile)
// Switches off the frameworks' telemetry. `CI` is removed, because what `CI=true` means differs from tool to tool.
const { NODE_ENV: _, CI: __, ...inherited } = process.env
const env = {
  ...inherited,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}

export type StrangeApp = {
  /** Runs its `build` script; the error contains its output. */
  build: () => Promise<string>
  /** Runs a script of its package.json until it is stopped; resolves with its origin when it answers. */
  serve: (script: 'start' | 'dev') => Promise<{ origin: string; stop: () => Promise<void> }>
  remove: () => void
}

/** Copies the app out of the workspace and installs it there with the packed widget, as a customer would. */
export async function installApp(
  app: App,
  tarball: string,
  agent: { agentId: string; apiBase: string },
): Promise<StrangeApp> {
  const folder = mkdtempSync(join(tmpdir(), `nexus-${app.folder}-`))
  for (const source of ['shared', app.folder])
    cpSync(join(here, source), folder, { recursive: true })
  const constants = Object.entries(agent).map(
    ([name, value]) => `export const ${name} = '${value}'\n`,
  )
  writeFileSync(join(folder, 'nexus.ts'), constants.join(''))
  writeManifest(folder, app.dependencies, tarball)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  await npm(folder, ['install', '--no-audit', '--no-fund', '--prefer-offline']).catch((error) => {
    remove()
    throw error
  })
  return {
    build: () => npm(folder, ['run', 'build']),
    serve: (script) => serve(folder, script),
    remove,
  }
}

function writeManifest(folder: string, replaced: App['dependencies'] = {}, tarball: string) {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>
  for (const group of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[group] ?? {}))
      if (replaced[name]) manifest[group]![name] = replaced[name]
  manifest['dependencies']!['nexus-widget'] = `file:${tarball}`
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

async function npm(cwd: string, args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run('npm', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    return stdout + stderr
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`npm ${args.join(' ')} failed in ${cwd}\n${stdout}\n${stderr}`, {
      cause: error,
    })
  }
}

async function serve(cwd: string, script: string) {
  const port = await freePort()
  // Starts a process group, because npm does not forward signals to what it started.
  const child = spawn('npm', ['run', script], {
    cwd,
    env: { ...env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const origin = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode !== null) return
    process.kill(-child.pid!, 'SIGKILL')
    await once(child, 'exit')
  }
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`npm run ${script} ended in ${cwd}\n${log}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, stop }
}

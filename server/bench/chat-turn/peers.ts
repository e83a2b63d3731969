import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askPlainly, passagesIn } from './floor.ts'
import { startProcess } from './processes.ts'
import type { Contender } from './visitors.ts'

/** Each in a folder of its own, because their dependencies conflict. */
const PEERS = {
  voltagent: {
    '@voltagent/core': '2.10.0',
    '@voltagent/libsql': '2.1.2',
    '@voltagent/logger': '2.0.2',
    '@ai-sdk/openai-compatible': '2.0.91',
    ai: '6.0.326',
    zod: '4.6.7',
  },
  mastra: {
    '@mastra/core': '1.71.0',
    '@mastra/libsql': '1.23.1',
    '@mastra/memory': '1.31.0',
    zod: '4.6.7',
  },
}
const INSTALL_MS = 240_000
const here = (file: string) => fileURLToPath(new URL(`./peers/${file}`, import.meta.url))

export type Peer = { name: string; script: string }

/**
 * Installs other products from npm into a folder outside the workspace; existing installations are kept. A product that cannot be installed
 * is skipped with a message.
 */
export function installPeers(folder: string): Peer[] {
  return Object.entries(PEERS).flatMap(([name, dependencies]) => {
    const at = join(folder, name)
    mkdirSync(at, { recursive: true })
    const script = join(at, `${name}.mjs`)
    copyFileSync(here(`${name}.mjs`), script)
    for (const shared of ['nearest.mjs', 'serve.mjs']) copyFileSync(here(shared), join(at, shared))
    if (!existsSync(join(at, 'node_modules')) && !install(at, dependencies)) {
      console.log(`${name} is left out: npm could not install it here.`)
      return []
    }
    return [{ name, script }]
  })
}

/** Installs without running any install scripts. */
function install(at: string, dependencies: Record<string, string>): boolean {
  writeFileSync(join(at, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: at,
    stdio: 'ignore',
    timeout: INSTALL_MS,
  })
  return status === 0
}

export async function startPeer(
  { name, script }: Peer,
  folder: string,
  port: number,
  modelUrl: string,
): Promise<Contender> {
  // Switches telemetry off.
  const env = { MASTRA_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const args = [script, String(port), modelUrl, passagesIn(folder), folder]
  const started = await startProcess(args, port, env, false)
  return { name, origin: `http://127.0.0.1:${port}`, ...started, ...askPlainly() }
}

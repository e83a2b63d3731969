import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, isRemembered, remember } from './fingerprint.mjs'
import { fail, node24, root, run } from './workspace.mjs'

export const PNPM = 'pnpm@12.21.0'

/** Installs the dependencies, unless the lockfile is the same as at the last installation. */
export async function install() {
  requireNode20()
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const packages = [...workspace.matchAll(/^ {2}- (\S+)$/gm)].map(
    (match) => `${match[1]}/package.json`,
  )
  const state = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages])
  const present = existsSync(node24) && existsSync(join(root, 'node_modules', '.modules.yaml'))
  if (present && isRemembered('install', state)) return
  console.log('Installing dependencies (once; a minute or two on a fresh clone) ...')
  try {
    // CI=true makes pnpm ask no questions and never rewrite the lockfile.
    await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      env: { CI: 'true', npm_config_update_notifier: 'false' },
      quiet: true,
    })
  } catch (error) {
    fail(
      `The dependencies could not be installed.\n\n${lastLines(error.message, 25)}\n\n${advice(error.message)}`,
    )
  }
  remember('install', state)
}

function requireNode20() {
  const [major] = process.versions.node.split('.')
  if (Number(major) < 20) fail(`Nexus needs Node 20 or newer to start; this is ${process.version}.`)
}

const advice = (message) =>
  message.includes('OUTDATED_LOCKFILE')
    ? 'A package.json and the lockfile disagree: run npx pnpm install once and commit pnpm-lock.yaml.'
    : 'Check the network connection, then run the command again.'

const lastLines = (text, count) => text.split('\n').slice(-count).join('\n')

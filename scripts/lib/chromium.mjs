import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { apt, isDebianRoot, onPath } from './installed.mjs'
import { root, run, runTool } from './workspace.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/**
 * The windowless Chromium is lighter, for tests of the dashboard and the widget; reading strangers' pages is tested with a complete one.
 */
const WINDOWLESS = 'chromium-headless-shell'
const EMOJI = 'fonts-noto-color-emoji'
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
]

/** Path of a Chromium to test with, or null: `CHROMIUM_PATH`, else Playwright's own, else an installed one. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return (
    [playwrightChromium(), ...onPath(NAMES), ...FIXED].find((path) => path && existsSync(path)) ??
    null
  )
}

/** The lightest Chromium for tests of screens: the windowless one if installed, otherwise any. */
export const findLightest = () =>
  process.env.CHROMIUM_PATH ?? onPath([WINDOWLESS])[0] ?? findChromium()

/** Like `findChromium`, but installs one if there is none. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  await runTool('e2e', 'playwright', ['install', 'chromium']).catch((error) =>
    console.log(error.message),
  )
  if (!findChromium() && spawnSync('apt-get', ['--version']).status === 0) {
    await run('apt-get', ['update', '-qq'])
    await apt('chromium', EMOJI)
  }
  const installed = findChromium()
  if (!installed)
    throw new Error(
      'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.',
    )
  return installed
}

/**
 * Installs Debian's windowless Chromium in addition, if available, because it takes a third less processor time. Without it the tests give
 * the same results, later.
 */
export async function preferWindowless() {
  if (process.env.CHROMIUM_PATH || findLightest()?.endsWith(WINDOWLESS) || !isDebianRoot()) return
  await apt(WINDOWLESS, EMOJI).catch(() => undefined)
}

function playwrightChromium() {
  try {
    return createRequire(join(root, 'e2e', 'package.json'))(
      '@playwright/test',
    ).chromium.executablePath()
  } catch {
    return null
  }
}

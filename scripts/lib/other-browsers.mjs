import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { apt, isDebianRoot, onPath } from './installed.mjs'

const LIBRARIES = '/usr/lib'
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * A Firefox and a WebKit to test with beside Chromium, as the environment the tests read; what is missing is installed where this is
 * root on a Debian, and left out where it is not.
 * @returns {Promise<{ FIREFOX_PATH?: string, WEBKIT_PATH?: string, WEBKIT_DRIVER_PATH?: string }>}
 */
export async function otherBrowsers() {
  if (!isComplete(found()) && isDebianRoot()) await apt(...PACKAGES)
  return found()
}

function found() {
  const [firefox] = onPath(['firefox-esr', 'firefox'])
  const [screen] = onPath(['Xvfb'])
  const [driver] = onPath(['WebKitWebDriver'])
  const webkit = miniBrowser()
  return {
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(screen && driver && webkit && { WEBKIT_PATH: webkit, WEBKIT_DRIVER_PATH: driver }),
  }
}

const isComplete = ({ FIREFOX_PATH, WEBKIT_PATH }) => FIREFOX_PATH && WEBKIT_PATH

/** The smallest browser around WebKitGTK, which is no program one starts oneself: it lies beside the library. */
const miniBrowser = () =>
  foldersOf(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => join(LIBRARIES, name, api)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path))

const foldersOf = (path) => (existsSync(path) ? readdirSync(path) : [])

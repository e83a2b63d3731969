import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { apt, isDebianRoot, onPath } from './installed.mjs'

const LIBRARIES = '/usr/lib'
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * A Firefox and a WebKit for tests, as environment variables that the tests read. Missing ones are installed when running as root on
 * Debian, and left out otherwise.
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

/** The path of the small browser that comes with WebKitGTK; it is installed beside the library and not in the PATH. */
const miniBrowser = () =>
  foldersOf(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => join(LIBRARIES, name, api)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path))

const foldersOf = (path) => (existsSync(path) ? readdirSync(path) : [])

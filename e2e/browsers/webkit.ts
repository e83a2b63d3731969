import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../scripts/lib/ports.mjs'

const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by scripts/browsers.mjs.`)
  return value
}

const WIDTH = 1440
const HEIGHT = 900

export type WebKit = { driver: WebDriver; close: () => Promise<void> }

/** Starts a WebKit on an invisible screen of its own, because its driver serves one session at a time. */
export async function openWebKit(): Promise<WebKit> {
  const screen = await startScreen()
  const port = await freePort()
  const server = spawn(required('WEBKIT_DRIVER_PATH'), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // WebKit's sandbox needs rights that a test machine does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const end = async () => {
    await Promise.all([ended(server), ended(screen.process)])
  }
  try {
    const driver = await sessionAt(port)
    await driver.manage().window().setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT })
    const close = async () => {
      await driver.quit()
      await end()
    }
    return { driver, close }
  } catch (error) {
    await end()
    throw error
  }
}

/** The driver does not report when it listens, so it is asked until it answers. */
async function sessionAt(port: number, tries = 50): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: required('WEBKIT_PATH'), args: ['--automation'] },
  })
  try {
    return await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build()
  } catch (error) {
    if (tries === 0 || !/ECONNREFUSED/.test(String(error))) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
    return sessionAt(port, tries - 1)
  }
}

/** Starts an X server, which chooses a free display itself and writes its number to file descriptor 3. */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${WIDTH}x${HEIGHT}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(child.stdio[3]!, 'data')) as [Buffer]
  return { process: child, display: `:${number.toString().trim()}` }
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null || !child.kill()) return
  await once(child, 'exit')
}

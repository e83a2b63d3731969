import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { productArgs } from '../../../scripts/lib/product.mjs'

const LOOK_EVERY_MS = 50

export type Product = { process: ChildProcess; pid: number; origin: string; stop(): Promise<void> }

/** Starts the built product in a process of its own, with the same arguments as `npm start`; resolves when it accepts visitors. */
export async function startProduct(folder: string, port: number): Promise<Product> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, productArgs('main'), {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: folder,
      PORT: String(port),
      LOCAL_SIGN_IN_PORT: '0',
      LOCAL_BILLING_PORT: '0',
      LOCAL_CALENDAR_PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'false',
      OLLAMA_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The product did not start.')
    await sleep(LOOK_EVERY_MS)
  }
  return {
    process: child,
    pid: child.pid!,
    origin,
    stop: async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit')
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
/** Interval of the timer that measures the event loop, which does not count as a delay. */
const RESOLUTION_MS = 10
const REST_MS = 60_000

/** Starts the built server in a process of its own, with every limit, configured for a proxy in front. */
export async function startServer(folder: string, port: number) {
  const origin = `http://127.0.0.1:${port}`
  const metrics = `http://127.0.0.1:${port + 1}/metrics`
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: folder,
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      LOCAL_SIGN_IN_PORT: '0',
      LOCAL_BILLING_PORT: '0',
      LOCAL_CALENDAR_PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: 'true',
      TRUST_PROXY: '1',
      CRAWL_ALLOW: '127.0.0.1/32',
      OLLAMA_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`${origin}/livez`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    await sleep(50)
  }
  const read = async () => (await fetch(metrics)).text()

  return {
    origin,
    appUrl: `http://localhost:${port}`,
    /** The longest delay of the event loop since the last call, in milliseconds. */
    async longestHold(): Promise<number> {
      const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await read())!
      return Math.max(0, Number(seconds) * 1000 - RESOLUTION_MS)
    },
    /** Waits until no work caused by an attacker is left. */
    async atRest() {
      const until = Date.now() + REST_MS
      const isBusy = /^nexus_queue_length\{[^}]*\} [1-9]/m
      while (isBusy.test(await read()) && Date.now() < until) await sleep(250)
    },
    async stop() {
      if (child.exitCode === null && child.kill()) await once(child, 'exit')
    },
  }
}

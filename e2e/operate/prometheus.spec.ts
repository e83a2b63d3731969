import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus } from '../servers/nexus.ts'

test('a Prometheus reads the metrics, and its own checks find nothing to complain of', async () => {
  const metricsPort = await freePort()
  const nexus = await startNexus({ env: { METRICS_PORT: String(metricsPort) } })
  const prometheus = await startPrometheus(metricsPort)
  try {
    await fetch(`${nexus.origin}/livez`)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const [tool, ...args] = commandOf('PROMTOOL')
    const checked = spawnSync(tool!, [...args, 'check', 'metrics'], { input: metrics })
    expect([checked.status, `${checked.stdout}${checked.stderr}`]).toEqual([0, ''])
    await expect.poll(() => prometheus.value('up')).toBe('1')
    await expect.poll(() => prometheus.value('nexus_database_up')).toBe('1')
    await expect.poll(() => prometheus.value('nexus_queue_length{queue="replies"}')).toBe('0')
    await expect
      .poll(() => prometheus.value('http_request_duration_seconds_count{route="/livez"}'))
      .not.toBeUndefined()
  } finally {
    await prometheus.stop()
    await nexus.stop()
  }
})

async function startPrometheus(target: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-prometheus-'))
  const file = join(folder, 'prometheus.yml')
  writeFileSync(
    file,
    `global: { scrape_interval: 1s }
scrape_configs: [{ job_name: nexus, static_configs: [{ targets: ['127.0.0.1:${target}'] }] }]
`,
  )
  const port = await freePort()
  const [program, ...args] = commandOf('PROMETHEUS')
  const child: ChildProcess = spawn(
    program!,
    [
      ...args,
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  )
  return {
    /** The current result of a query; undefined if there is none. */
    async value(query: string): Promise<string | undefined> {
      const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`
      const response = await fetch(url).catch(() => null)
      if (!response?.ok) return undefined
      const { data } = (await response.json()) as {
        data: { result: { value: [number, string] }[] }
      }
      return data.result[0]?.value[1]
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The command of an installed program or of Debian's, set by the step that runs these tests. */
const commandOf = (name: string) => JSON.parse(process.env[name] ?? '[]') as string[]

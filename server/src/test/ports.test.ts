import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'

type Ports = typeof import('../../../scripts/lib/ports.mjs')

const PORTS = new URL('../../../scripts/lib/ports.mjs', import.meta.url).href

afterEach(() => void vi.restoreAllMocks())

/** A process that was given a port and keeps it until it ends. */
async function aHolder() {
  const script = `const { freePort } = await import('${PORTS}')
    console.log(await freePort())
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const end = async () => {
    child.stdin.end()
    await once(child, 'exit')
  }
  return { port: Number(printed.toString()), end }
}

/** The port that a process is given which begins to look at this one. */
async function givenFrom(port: number): Promise<number> {
  vi.spyOn(Math, 'random').mockReturnValue((port - 20_000 + 0.5) / 10_000)
  // Another address is another module, which begins anew.
  const { freePort } = (await import(`${PORTS}?from=${randomUUID()}`)) as Ports
  return freePort()
}

it('a port is given to nobody else while the process that was given it lives', async () => {
  const holder = await aHolder()
  expect(await givenFrom(holder.port)).not.toBe(holder.port)
  await holder.end()
  expect(await givenFrom(holder.port)).toBe(holder.port)
})

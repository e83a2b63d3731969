import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ATTACKS } from './abuse/attacks/all.ts'
import type { Room } from './abuse/room.ts'
import { startServer } from './abuse/server.ts'
import { fillTown } from './abuse/town.ts'
import { TURNS_A_VISITOR, victim } from './abuse/victim.ts'
import { percentile } from './chat-turn/visitors.ts'

/**
 * Measures a chat turn of one account while another account, or one address, does the worst that its limits allow. Each attack is measured
 * between two undisturbed blocks, and the result is the ratio to those. `--turns`: turns of an undisturbed block, twice as many under
 * attack; `--only`: a regular expression for the names of attacks; `--port`: the first of two ports.
 */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4530' },
  },
})
const ATTACKER = fileURLToPath(new URL('./abuse/attacker.ts', import.meta.url))
const GOALS = { p50: 2, p95: 4, holdMs: 100 }
const turns = Number(values.turns)
const chosen = ATTACKS.filter(({ name }) => new RegExp(values.only).test(name))
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))

try {
  const asked = (chosen.length * 5 + 1) * turns
  const town = await fillTown(folder, chosen, Math.ceil(asked / TURNS_A_VISITOR))
  const server = await startServer(folder, Number(values.port))
  const visitors = victim(server.origin, town.victim)
  try {
    await visitors.turns(turns)
    const rows = []
    for (const [at, { name }] of chosen.entries()) {
      const { origin, appUrl } = server
      const room: Room = { origin, appUrl, accounts: town.attackers[at]!, network: `10.${at + 1}` }
      console.log(`Under attack (${at + 1} of ${chosen.length}): ${name}`)
      rows.push(await underAttack(name, room, server, visitors))
    }
    report(rows)
  } finally {
    await visitors.close()
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

type Server = Awaited<ReturnType<typeof startServer>>
type Figures = Awaited<ReturnType<typeof underAttack>>

async function underAttack(
  name: string,
  room: Room,
  server: Server,
  visitors: ReturnType<typeof victim>,
) {
  const block = async (count: number) => {
    await server.longestHold()
    return { times: await visitors.turns(count), hold: await server.longestHold() }
  }
  const before = await block(turns)
  const attacker = fork(ATTACKER)
  attacker.send({ number: ATTACKS.findIndex((attack) => attack.name === name), room })
  const during = await block(turns * 2)
  attacker.send('end')
  await once(attacker, 'exit')
  await server.atRest()
  const after = await block(turns)
  const peace = [...before.times, ...after.times]
  const ratio = (share: number) => percentile(during.times, share) / percentile(peace, share)
  return {
    name,
    p50: ratio(0.5),
    p95: ratio(0.95),
    hold: during.hold,
    holdAlone: Math.max(before.hold, after.hold),
  }
}

function report(rows: Figures[]) {
  const told = (value: number, goal: number, digits: number, unit: string) =>
    `${value.toFixed(digits)}${unit} ${value <= goal ? '✓' : '✗'}`
  console.log(
    '\nA turn of one account while another does the worst its limits allow, as ratios to peace',
  )
  console.table(
    rows.map(({ name, p50, p95, hold, holdAlone }) => ({
      attack: name,
      p50: told(p50, GOALS.p50, 2, 'x'),
      p95: told(p95, GOALS.p95, 2, 'x'),
      'longest hold': told(hold, GOALS.holdMs, 0, ' ms'),
      'in peace': `${holdAlone.toFixed(0)} ms`,
    })),
  )
  console.log(
    `Goals: p50 within ${GOALS.p50}x, p95 within ${GOALS.p95}x, the event loop never held longer than ${GOALS.holdMs} ms.`,
  )
}

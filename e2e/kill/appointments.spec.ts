import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import type { BookedAppointment, Schedule } from 'shared-types'
import { anAgent, type Api, apiOf } from '../arrange.ts'
import { aDatabase } from '../operate/postgres.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus, type NexusOptions } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { randomOf } from './random.ts'

const VISITORS = Number(process.env['KILL_VISITORS'] ?? 60)
const PEOPLE = 4
const KILLS = 6
/** The kill happens at a random moment within this time. */
const ROUND_MS = 1_500
const DAY_MS = 24 * 60 * 60_000
const HALF_HOUR_MS = 30 * 60_000

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

test(`${VISITORS} visitors who book at once while the server is killed ${KILLS} times neither lose nor share an appointment`, async ({
  page,
}) => {
  await killed(page, 1, {})
})

test(
  `${VISITORS} visitors who book at once on two nodes, killed ${KILLS} times in turn, neither lose nor share an appointment`,
  { tag: '@postgres' },
  async ({ page }) => {
    const database = await aDatabase()
    try {
      const secret = 'the-secret-of-both-nodes-of-the-kill-test'
      await killed(page, 2, { DATABASE_URL: database.url, SECRET: secret })
    } finally {
      await database.drop()
    }
  },
)

async function killed(page: Page, nodes: number, env: Record<string, string>): Promise<void> {
  console.log(`KILL_SEED=${seed}`)
  const random = randomOf(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'nexus-booked-'))
  const options: NexusOptions[] = []
  for (let node = 0; node < nodes; node += 1) {
    const folder = join(dataDir, String(node))
    options.push({ dataDir: folder, port: await freePort(), env: { ...env, RATE_LIMIT: 'false' } })
  }
  const started = []
  for (const option of options) started.push(await startNexus(option))
  try {
    const { origin } = started[0]!
    await signInUnseen(page, origin, { name: 'Marisol', email: 'marisol@harbour.example' })
    const api = apiOf(page, origin)
    const { link } = await aSchedule(api, (await anAgent(api)).id)
    const links = started.map((node) => `${node.origin}${new URL(link).pathname}`)
    const first = Math.ceil((Date.now() + 2 * DAY_MS) / DAY_MS) * DAY_MS
    const booking = Promise.all(
      Array.from({ length: VISITORS }, (_, number) => book(links[number % nodes]!, first, number)),
    )
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(random() * ROUND_MS)
      const at = kill % nodes
      started[at]!.process.kill('SIGKILL')
      await once(started[at]!.process, 'exit')
      started[at] = await startNexus(options[at])
    }
    const told = (await booking).filter((at) => at !== null)
    const booked = await allBooked(api)
    console.log(`told ${told.length}, booked ${booked.length}`)
    const keys = booked.map(({ person, starts_at: at }) => `${person} ${at}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(booked.map(({ email }) => email)).toEqual(expect.arrayContaining(told))
    expect(booked).toHaveLength(told.length)
    expect(told.length).toBeGreaterThan(VISITORS / 2)
  } finally {
    if (test.info().status !== 'passed') {
      for (const node of started) console.log(node.log().slice(-4_000))
    }
    for (const node of started) await node.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const aSchedule = (api: Api, agentId: string) =>
  api.patch<Schedule>(`/agent/schedule/${agentId}`, {
    is_on: true,
    title: 'A first ride',
    hours: {
      time_zone: 'UTC',
      week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]),
      special_days: [],
    },
    length_minutes: 30,
    before_minutes: 0,
    after_minutes: 0,
    notice_minutes: 0,
    ahead_days: 30,
    ask_phone: 'no',
    remind_minutes: null,
    people: Array.from({ length: PEOPLE }, (_, n) => ({ name: `Person ${n}`, email: null })),
  })

/**
 * Books one of forty times that others want too, or the next when it is taken; repeats a request until it is answered.
 * @returns the address of the confirmed appointment; null when no time was left.
 */
async function book(link: string, first: number, number: number): Promise<string | null> {
  const email = `visitor${number}@example.org`
  for (let slot = number % 40; slot < 80; slot++) {
    const at = new Date(first + slot * HALF_HOUR_MS).toISOString()
    const held = await post(link, { at, zone: 'UTC' })
    if (held.status !== 303) continue
    const { pathname, search } = new URL(held.headers.get('location')!, link)
    const mine = `${new URL(link).origin}${pathname}${search}`
    const done = await post(mine, { do: 'confirm', name: `Visitor ${number}`, email })
    if (done.status === 303) return email
  }
  return null
}

async function post(url: string, form: Record<string, string>): Promise<Response> {
  for (;;) {
    try {
      const body = new URLSearchParams(form)
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      if (answer.status < 500) return answer
    } catch {
      // No server is running at the moment.
    }
    await sleep(100)
  }
}

async function allBooked(api: Api): Promise<BookedAppointment[]> {
  const all: BookedAppointment[] = []
  type Page = { appointments: BookedAppointment[]; next: string | null }
  for (let after = ''; ;) {
    const { appointments, next } = await api.get<Page>(`/booked-appointments${after}`)
    all.push(...appointments)
    if (!next) return all
    after = `?after=${next}`
  }
}

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { Talker } from '../kill/talker.ts'
import { apiOf } from '../arrange.ts'
import { startNexus } from '../servers/nexus.ts'
import { aDatabase, PATH } from './postgres.ts'
import { hasOnce, openShop, QUESTIONS } from './shop.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const VISITORS = 4
/** Pause between two turns: without one, most of the time would go into messages that prove nothing new. */
const PAUSE_MS = 100
const BACKUPS = 2

/** Where a server stores everything, as environment variables. */
type Place = { DATA_DIR: string; DATABASE_URL: string }

let cleanUp: (() => unknown)[]
test.beforeEach(() => (cleanUp = []))
test.afterEach(async () => {
  for (const work of cleanUp.toReversed()) await work()
})

for (const kind of ['embedded', 'postgres'] as const)
  test(`a backup taken while people talk holds all that was accepted before it (${kind})`, async ({
    page,
  }) => {
    const place = await aPlace(kind)
    const nexus = await start(place)
    const { talkers } = await aBusyShop(page, nexus.origin)
    const talk = talkUntilStopped(talkers)
    const backups: { file: string; accepted: ReadonlySet<string>[] }[] = []
    for (let round = 0; round < BACKUPS; round++) {
      await talk.heardMore()
      const accepted = talkers.map((talker) => new Set(talker.accepted))
      const file = join(place.DATA_DIR, `backup-${round}.tar.gz`)
      await command('backup', [file], place)
      backups.push({ file, accepted })
    }
    await talk.heardMore()
    await talk.stop()
    for (const { file, accepted } of backups) await holdsEverything(kind, file, talkers, accepted)
    // The server that was backed up lost nothing either.
    for (const talker of talkers) await hasOnce(talker, talker.accepted)
  })

test('a stopped server is backed up, and a restore overwrites no existing database', async ({
  page,
}) => {
  const place = await aPlace('embedded')
  const nexus = await start(place)
  const { talkers } = await aBusyShop(page, nexus.origin)
  await talkers[0]!.say(QUESTIONS[0]!)
  nexus.process.kill('SIGKILL')
  await once(nexus.process, 'exit')
  const file = join(place.DATA_DIR, 'backup.tar.gz')
  await command('backup', [file], place)
  await holdsEverything('embedded', file, talkers, [talkers[0]!.accepted])
  await expect(command('restore', [file], place)).rejects.toThrow(/holds a database already/)
})

test('a copy with SENDING=false answers visitors and sends nothing, which then waits for a server that does', async ({
  page,
}) => {
  const place = await aPlace('embedded')
  const copy = await start(place, { SENDING: 'false' })
  const { api, talkers } = await aBusyShop(page, copy.origin)
  const mails = (origin: string) => apiOf(page, origin).get<unknown[]>('/local/mails')
  await api.post('/user/notices/test', { channel: 'email' })
  for (const talker of talkers) {
    await talker.say(QUESTIONS[0]!)
    expect(talker.accepted.size).toBe(1)
    await everyMessageHasItsReply(talker)
  }
  expect(await mails(copy.origin)).toEqual([])
  await copy.stop()
  const { origin } = await start(place)
  await expect.poll(async () => (await mails(origin)).length).toBe(1)
})

async function aPlace(kind: 'embedded' | 'postgres'): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'nexus-backup-'))
  cleanUp.push(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  if (kind === 'embedded') return { DATA_DIR, DATABASE_URL: '' }
  const { url, drop } = await aDatabase()
  cleanUp.push(drop)
  return { DATA_DIR, DATABASE_URL: url }
}

async function start(place: Place, environment: Record<string, string> = {}) {
  const nexus = await startNexus({ dataDir: place.DATA_DIR, env: { ...place, ...environment } })
  cleanUp.push(nexus.stop)
  return nexus
}

const command = (name: 'backup' | 'restore', args: string[], place: Place) =>
  promisify(execFile)(
    join(root, 'node_modules/node/bin/node'),
    [join(root, `server/dist/${name}.js`), ...args],
    { env: { ...place, PATH } },
  )

async function aBusyShop(page: Page, origin: string) {
  const { agent, api } = await openShop(page, origin)
  const opened = Array.from({ length: VISITORS }, () => Talker.open(origin, agent.id))
  return { api, talkers: await Promise.all(opened) }
}

function talkUntilStopped(talkers: Talker[]) {
  const people = { talk: true }
  const talking = talkers.map(async (talker, index) => {
    while (people.talk) {
      await talker.say(QUESTIONS[index % QUESTIONS.length]!)
      await sleep(PAUSE_MS)
    }
  })
  const heard = () => talkers.map(({ accepted }) => accepted.size)
  return {
    /** Resolves when each talker was answered a few more times. */
    async heardMore() {
      const before = heard()
      await expect
        .poll(() => heard().every((count, index) => count > before[index]! + 1))
        .toBe(true)
    },
    async stop() {
      people.talk = false
      await Promise.all(talking)
    },
  }
}

/** Restores a backup into an empty place, starts a server there and continues as the same visitors, with their tokens. */
async function holdsEverything(
  kind: 'embedded' | 'postgres',
  file: string,
  talkers: Talker[],
  accepted: ReadonlySet<string>[],
) {
  const place = await aPlace(kind)
  await command('restore', [file], place)
  const nexus = await start(place, { SENDING: 'false' })
  for (const [index, ids] of accepted.entries()) {
    const restored = talkers[index]!.at(nexus.origin)
    await hasOnce(restored, ids)
    await everyMessageHasItsReply(restored)
    await restored.say('Is anybody there?')
    expect(restored.accepted.size).toBe(1)
  }
  await nexus.stop()
}

const everyMessageHasItsReply = (talker: Talker) =>
  expect
    .poll(async () => {
      const { messages } = await talker.history()
      const replies = messages.filter(({ sender }) => sender.role === 'agent')
      const whole = replies.filter(({ status, text }) => status === 'complete' && text)
      return messages.length - replies.length - whole.length
    })
    .toBe(0)

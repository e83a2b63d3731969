import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Talker } from '../../e2e/kill/talker.ts'
import { keptPort, type Nexus, startNexus } from '../../e2e/servers/nexus.ts'
import { startStubModel, type StubBehaviour } from '../src/test/stub-model.ts'
import { fillTown } from './abuse/town.ts'
import { tally, type Tally } from './faults/tally.ts'

/** What becomes of visitors' messages while something breaks: the server killed as they write, or the model at its worst. */
const VISITORS = 8
const MESSAGES = 3
const KILLS = 10
/** A moment of this long holds the kill; a turn takes about a third of it. */
const ROUND_MS = 900
const TOKEN_DELAY_MS = 6
const QUESTION = 'How much is it to rent an electric bike for a week?'
const GOAL = { lost: 0, doubled: 0, 'out of order': 0, 'without reply': 0 }

const MODELS: Record<string, StubBehaviour> = {
  'a model that hangs': { hang: true },
  'a model that answers 429': { failures: Array.from({ length: 10_000 }, () => 429) },
  'half a stream of the model': { dropAfter: 4 },
  'garbage from the model': { garbage: true },
}

const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const { agentId } = (await fillTown(folder, [], 1)).victim
const model = await startStubModel({ delay: TOKEN_DELAY_MS })
const port = await keptPort()
let nexus = await start()
try {
  const rows: Record<string, Tally> = { 'the server killed': await whileKilled() }
  for (const [name, behaviour] of Object.entries(MODELS)) {
    rows[name] = await whileModel(behaviour)
  }
  report(rows)
} finally {
  await nexus.stop()
  await model.close()
  rmSync(folder, { recursive: true, force: true })
}

function start(): Promise<Nexus> {
  const env = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'stub',
    MODEL_API_KEY: 'none',
    MODEL_BASE_URL: model.url,
    LOG_LEVEL: 'fatal',
  }
  return startNexus({ dataDir: folder, port, env })
}

function visitors(): Promise<Talker[]> {
  const open = () => Talker.open(nexus.origin, agentId)
  return Promise.all(Array.from({ length: VISITORS }, open))
}

async function whileKilled(): Promise<Tally> {
  const talkers = await visitors()
  for (let round = 0; round < KILLS; round += 1) {
    const lives = { on: true }
    const talking = talkers.map(async (talker) => {
      while (lives.on) await talker.say(QUESTION)
    })
    await sleep(Math.random() * ROUND_MS)
    lives.on = false
    nexus.process.kill('SIGKILL')
    await once(nexus.process, 'exit')
    await Promise.all(talking)
    nexus = await start()
    await Promise.all(talkers.map(sayAgain))
  }
  return tally(talkers)
}

async function whileModel(behaviour: StubBehaviour): Promise<Tally> {
  const talkers = await visitors()
  model.behave(behaviour)
  const talk = async (talker: Talker) => {
    for (let count = 0; count < MESSAGES; count += 1) await talker.say(QUESTION)
  }
  await Promise.all(talkers.map(talk))
  model.behave({ delay: TOKEN_DELAY_MS })
  return tally(talkers)
}

/** As a widget does: what nobody said was taken is sent once more under the same id. */
async function sayAgain(talker: Talker) {
  const unsure = [...talker.sent].filter(([id]) => !talker.accepted.has(id))
  for (const [id, text] of unsure) await talker.say(text, id)
}

function report(rows: Record<string, Tally>) {
  console.log(`\nMessages of ${VISITORS} visitors while something breaks, on the embedded database`)
  console.table(
    Object.entries(rows).map(([fault, counts]) => ({
      fault,
      ...counts,
      '': Object.entries(GOAL).every(([name, most]) => counts[name as keyof Tally] <= most)
        ? '✓'
        : '✗',
    })),
  )
}

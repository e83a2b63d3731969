import { setTimeout as sleep } from 'node:timers/promises'
import type { StubBehaviour } from '../../src/test/stub-model.ts'
import { askVendors } from './ask-vendors.ts'
import { type OwnDatabase, type Stage, TOKEN_DELAY_MS } from './stage.ts'

export type Fault = {
  /** The name shown in the table. */
  name: string
  /** Whether the fault is possible on this machine; always if absent. */
  where?: (stage: Stage) => boolean
  /** Causes the fault while visitors talk; everything works again when this resolves. */
  happen: (stage: Stage) => Promise<void>
}

const KILLS = 10
/** A node is killed at a random moment within this time; a turn takes about a third of it. */
const ROUND_MS = 900
const RESTARTS = 3
const FROZEN_MS = 20_000
const CUT_OFF_MS = 10_000
const FULL_MS = 8_000
/** A model's fault starts with a message, so it must last for several. */
const MODEL_MS = 8_000
const VENDORS_MS = 15_000

async function killNodes(stage: Stage) {
  for (let round = 0; round < KILLS; round += 1) {
    await sleep(Math.random() * ROUND_MS)
    await stage.killNode(round % stage.nodes.length)
  }
}

const withDatabase = (
  name: string,
  happen: (database: OwnDatabase, stage: Stage) => Promise<void>,
): Fault => ({
  name,
  where: ({ database }) => database !== null,
  happen: (stage) => happen(stage.database!, stage),
})

async function restartDatabase(database: OwnDatabase, how: 'fast' | 'crash') {
  for (let round = 0; round < RESTARTS; round += 1) {
    await sleep(1_000 + Math.random() * ROUND_MS)
    await database.down(how)
    await sleep(1_000)
    await database.up()
  }
}

async function freeze(database: OwnDatabase) {
  await sleep(1_000)
  database.freeze()
  await sleep(FROZEN_MS)
  database.thaw()
}

async function cutOff({ wire }: OwnDatabase) {
  await sleep(1_000)
  wire.silence()
  await sleep(CUT_OFF_MS)
  await wire.refuse()
  await sleep(CUT_OFF_MS)
  await wire.mend()
}

const diskFull: Fault = {
  name: 'the disk full',
  where: ({ disk }) => disk !== null,
  async happen({ database, disk }) {
    await sleep(1_000)
    for (const until = Date.now() + FULL_MS; Date.now() < until; await sleep(100)) disk!.fill()
    disk!.free()
    if (database?.isDown()) await database.up()
  },
}

const withModel = (name: string, behaviour: StubBehaviour): Fault => ({
  name,
  async happen({ model }) {
    model.behave(behaviour)
    await sleep(MODEL_MS)
  },
})

const withVendors = (name: string, begin: (stage: Stage) => void): Fault => ({
  name,
  async happen(stage) {
    begin(stage)
    await askVendors(stage, VENDORS_MS)
  },
})

/** The behaviour of a working model. */
export const WELL: StubBehaviour & { delay: number } = { delay: TOKEN_DELAY_MS }

export const FAULTS: Fault[] = [
  { name: 'nodes killed', happen: killNodes },
  withDatabase('the database restarted', (database) => restartDatabase(database, 'fast')),
  withDatabase('the database killed', (database) => restartDatabase(database, 'crash')),
  withDatabase('the database frozen for 20 s', freeze),
  withDatabase('the database cut off', cutOff),
  diskFull,
  withModel('a model that hangs', { hang: true }),
  withModel('a model that answers 429', {
    failures: Array.from({ length: 10_000 }, () => 429),
  }),
  withModel('half a stream of the model', { dropAfter: 4 }),
  withModel('garbage from the model', { garbage: true }),
  withVendors('vendors that hang', ({ vendors }) => vendors.hang()),
  withVendors('vendors that are down', ({ vendors }) => vendors.goDown()),
]

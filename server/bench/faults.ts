import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Fault, FAULTS, WELL } from './faults/all.ts'
import { openStage, type Stage } from './faults/stage.ts'
import { type Tally, tally } from '../../e2e/kill/tally.ts'
import { Visitor } from '../../e2e/kill/visitor.ts'

/**
 * Counts what happens to visitors' messages while something fails, on both databases: one node on the embedded one, two on PostgreSQL.
 * `--only` (faults) and `--on` (databases) are regular expressions for names.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, on: { type: 'string', default: '' } },
})
const VISITORS = 8
/** Milliseconds of undisturbed turns before the fault, and after it. */
const IN_PEACE_MS = 1_000
/** A message without an answer after this time counts as lost. */
const PATIENCE_MS = 120_000
const QUESTION = 'How much is it to rent an electric bike for a week?'
const GOAL = { lost: 0, doubled: 0, 'out of order': 0, 'without reply': 0 }
const KINDS = ['embedded', 'postgres'] as const

const rows: Row[] = []
for (const kind of KINDS.filter((name) => new RegExp(values.on).test(name))) {
  const stage = await openStage(kind)
  if (!stage) {
    console.log('No PostgreSQL is here; node scripts/postgres.mjs --prepare unpacks one.')
    continue
  }
  try {
    for (const fault of FAULTS) await play(stage, fault)
  } finally {
    await stage.close()
  }
}
report()

type Row = { kind: string; fault: string } & Tally

async function play(stage: Stage, fault: Fault) {
  if (!new RegExp(values.only).test(fault.name) || fault.where?.(stage) === false) return
  console.log(`${stage.kind}: ${fault.name}`)
  rows.push({ kind: stage.kind, fault: fault.name, ...(await messagesWhile(stage, fault)) })
}

async function messagesWhile(stage: Stage, fault: Fault): Promise<Tally> {
  const { origins, agentId } = stage
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, first) => Visitor.open(origins, agentId, first)),
  )
  const people = { talk: true }
  const patience = new AbortController()
  const talking = visitors.map(async (visitor) => {
    while (people.talk) await visitor.say(QUESTION, patience.signal)
  })
  await sleep(IN_PEACE_MS)
  await fault.happen(stage)
  people.talk = false
  const impatient = setTimeout(() => patience.abort(), PATIENCE_MS)
  await Promise.all(talking)
  clearTimeout(impatient)
  stage.model.behave(WELL)
  return tally(visitors)
}

function report() {
  console.log(`\nMessages of ${VISITORS} visitors while something breaks`)
  console.table(
    rows.map(({ kind, fault, ...counts }) => ({
      database: kind,
      fault,
      ...counts,
      '': Object.entries(GOAL).every(([name, most]) => counts[name as keyof Tally] <= most)
        ? '✓'
        : '✗',
    })),
  )
}

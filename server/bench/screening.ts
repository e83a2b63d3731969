import { parseArgs } from 'node:util'
import { heldApartScripts } from '../src/modules/screening/eval/held-apart/all.ts'
import {
  heldApartFifth,
  heldApartFourth,
  heldApartLanguages,
} from '../src/modules/screening/eval/held-apart/later.ts'
import { heldApartSecond } from '../src/modules/screening/eval/held-apart/second.ts'
import { heldApartThird } from '../src/modules/screening/eval/held-apart/third.ts'
import { asRecognised } from '../src/modules/screening/eval/recogniser.ts'
import { playCall, type ScreenedCall } from '../src/modules/screening/eval/run.ts'
import { trainingScripts } from '../src/modules/screening/eval/training/all.ts'
import type { CallScript } from '../src/modules/screening/eval/types.ts'

/**
 * Prints how the screening without a model decides the written calls: those it was made with and those held apart. `--failures` shows
 * wrongly decided calls of the training set; those held apart stay unread.
 */
const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    set: { type: 'string', default: 'all' },
  },
})

type Played = { script: CallScript; call: ScreenedCall }

const LABELS = ['wanted', 'unwanted', 'unsure'] as const
const DECISIONS = ['connect', 'take_message', 'end'] as const

if (values.set !== 'held-apart') reportBoth('training', trainingScripts, values.failures)
if (values.set !== 'training') {
  reportBoth('held apart', heldApartScripts, false)
  reportBoth('held apart, second', heldApartSecond, false)
  reportBoth('held apart, third', heldApartThird, false)
  reportBoth('held apart, fourth', heldApartFourth, false)
  reportBoth('held apart, fifth', heldApartFifth, false)
  reportBoth('held apart, in five more languages', heldApartLanguages, false)
}

/** Reports the calls as written, and as a speech recognizer would transcribe them. */
function reportBoth(split: string, scripts: CallScript[], withFailures: boolean) {
  report(split, scripts, withFailures)
  report(`${split}, as recognised`, scripts.map(asRecognised), withFailures)
}

function report(split: string, scripts: CallScript[], withFailures: boolean) {
  const played = scripts.map((script) => ({ script, call: playedQuickest(script) }))
  console.log(`\n${split}: ${scripts.length} calls`)
  printConfusion(played)
  printKinds(played)
  printTimes(played)
  if (!withFailures) return
  for (const one of played.filter(isFailure)) printCall(one)
}

/** The fastest of three plays, which was disturbed least by other programs; the decisions are the same. */
function playedQuickest(script: CallScript): ScreenedCall {
  const plays = [playCall(script), playCall(script), playCall(script)]
  return plays.toSorted((a, b) => a.slowestMs - b.slowestMs)[0]!
}

function printConfusion(played: Played[]) {
  console.log(`${''.padEnd(14)}${DECISIONS.map((decision) => decision.padStart(14)).join('')}`)
  for (const label of LABELS) {
    const counts = DECISIONS.map((decision) => count(played, label, decision))
    console.log(`${label.padEnd(14)}${counts.map((n) => `${n}`.padStart(14)).join('')}`)
  }
  const put = played.filter(({ call }) => call.decision === 'connect')
  const ended = played.filter(({ call }) => call.decision === 'end')
  const wanted = played.filter(({ script }) => script.label === 'wanted')
  const unwanted = played.filter(({ script }) => script.label === 'unwanted')
  console.log(
    `put through: precision ${share(count(put, 'wanted', 'connect'), put.length)}, recall ${share(count(wanted, 'wanted', 'connect'), wanted.length)}`,
  )
  console.log(
    `ended: precision ${share(count(ended, 'unwanted', 'end'), ended.length)}, recall ${share(count(unwanted, 'unwanted', 'end'), unwanted.length)}`,
  )
  const kept = unwanted.filter(({ call }) => call.decision !== 'connect').length
  console.log(
    `wanted calls ended: ${count(wanted, 'wanted', 'end')}; unwanted not put through: ${share(kept, unwanted.length)}`,
  )
}

function printKinds(played: Played[]) {
  console.log('by kind: put through / message / ended')
  for (const kind of new Set(played.map(({ script }) => script.kind))) {
    const those = played.filter(({ script }) => script.kind === kind)
    const counts = DECISIONS.map(
      (decision) => those.filter(({ call }) => call.decision === decision).length,
    )
    console.log(`  ${kind.padEnd(14)}${counts.join(' / ')}`)
  }
}

function printTimes(played: Played[]) {
  const slowest = played.map(({ call }) => call.slowestMs).toSorted((a, b) => a - b)
  const questions = played.reduce((sum, { call }) => sum + call.questions, 0) / played.length
  const at = (part: number) => (slowest[Math.floor(part * (slowest.length - 1))] ?? 0).toFixed(2)
  console.log(
    `slowest hear of a call: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; ${questions.toFixed(1)} further questions a call`,
  )
}

function isFailure({ script, call }: Played): boolean {
  const { label, kind } = script
  if (label === 'unwanted') return call.decision !== 'end'
  const forMessages = kind === 'notice' || kind === 'code'
  return label === 'wanted' && call.decision !== (forMessages ? 'take_message' : 'connect')
}

function printCall({ script, call }: Played) {
  console.log(`\n${script.id} (${script.label}): ${call.decision}\n  ${call.lines.join('\n  ')}`)
  for (const { name, weight, because } of call.signals) {
    console.log(`    ${weight} ${name}: ${because}`)
  }
}

function count(played: Played[], label: string, decision: string): number {
  return played.filter(({ script, call }) => script.label === label && call.decision === decision)
    .length
}

function share(part: number, all: number): string {
  return `${part}/${all} (${all ? Math.round((100 * part) / all) : 0} %)`
}

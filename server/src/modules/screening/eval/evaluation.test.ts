import { describe, expect, it } from 'vitest'
import weights from '../classifier/weights.json' with { type: 'json' }
import { heldApartScripts } from './held-apart/all.ts'
import { heldApartSecond } from './held-apart/second.ts'
import { learnFrom } from './learn.ts'
import { playCall } from './run.ts'
import { trainingScripts } from './training/all.ts'
import type { CallScript } from './types.ts'

const NOT_PUT_THROUGH = 0.95

function decisionsOn(scripts: CallScript[], label: CallScript['label']) {
  return scripts
    .filter((script) => script.label === label)
    .map((script) => ({ id: script.id, decision: playCall(script).decision }))
}

describe.each([
  ['held apart', heldApartScripts],
  ['held apart, the second set', heldApartSecond],
  ['trained on', trainingScripts],
])('the screening on calls %s', (_, scripts) => {
  it('ends no wanted call', () => {
    const ended = decisionsOn(scripts, 'wanted').filter(({ decision }) => decision === 'end')
    expect(ended).toEqual([])
  })

  it('ends no call nobody can be sure of', () => {
    const ended = decisionsOn(scripts, 'unsure').filter(({ decision }) => decision === 'end')
    expect(ended).toEqual([])
  })

  it('puts at most one unwanted call in twenty through', () => {
    const unwanted = decisionsOn(scripts, 'unwanted')
    const kept = unwanted.filter(({ decision }) => decision !== 'connect')
    expect(kept.length / unwanted.length).toBeGreaterThanOrEqual(NOT_PUT_THROUGH)
  })

  it('puts at least half of the wanted calls through', () => {
    const wanted = decisionsOn(scripts, 'wanted')
    const through = wanted.filter(({ decision }) => decision === 'connect')
    expect(through.length / wanted.length).toBeGreaterThanOrEqual(0.5)
  })
})

describe('the written calls', () => {
  it('held apart are at least sixty and none of them is trained on', () => {
    expect(heldApartScripts.length).toBeGreaterThanOrEqual(60)
    const trained = new Set(trainingScripts.map(({ opens }) => opens))
    expect(
      [...heldApartScripts, ...heldApartSecond].filter(({ opens }) => opens && trained.has(opens)),
    ).toEqual([])
  })

  it('to train on give the committed weights', () => {
    expect(learnFrom(trainingScripts)).toEqual(weights)
  }, 120_000)
})

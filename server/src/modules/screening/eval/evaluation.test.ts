import { describe, expect, it } from 'vitest'
import weights from '../classifier/weights.json' with { type: 'json' }
import { heldApartScripts } from './held-apart/all.ts'
import { heldApartSecond } from './held-apart/second.ts'
import { heldApartThird } from './held-apart/third.ts'
import { learnFrom } from './learn.ts'
import { asRecognised } from './recogniser.ts'
import { playCall } from './run.ts'
import { trainingScripts } from './training/all.ts'
import type { CallScript } from './types.ts'

const NOT_PUT_THROUGH = 0.97
const allHeldApart = [...heldApartScripts, ...heldApartSecond, ...heldApartThird]

/**
 * Least shares for each set: people put through, unwanted calls ended. The sets held apart are judged together, because each is too small
 * alone.
 */
const SETS: [name: string, scripts: CallScript[], put: number, ended: number][] = [
  ['held apart', allHeldApart, 0.75, 0.42],
  ['trained on', trainingScripts, 0.85, 0.68],
]

const asSpoken = SETS.flatMap(([name, scripts, ...floors]) => [
  [`${name}, as written`, scripts, ...floors] as const,
  [`${name}, as a recogniser hears them`, scripts.map(asRecognised), ...floors] as const,
])

const isPerson = ({ label, kind }: CallScript) =>
  label === 'wanted' && kind !== 'notice' && kind !== 'code'

describe.each(asSpoken)('the screening on calls %s', (_, scripts, put, ended) => {
  const calls = scripts.map((script) => ({ script, ...playCall(script) }))
  const share = (those: typeof calls, decision: string) =>
    those.filter((call) => call.decision === decision).length / those.length
  const unwanted = calls.filter(({ script }) => script.label === 'unwanted')

  it('ends no call that is wanted, nor one nobody can be sure of', () => {
    const wrong = calls.filter(
      ({ script, decision }) => script.label !== 'unwanted' && decision === 'end',
    )
    expect(wrong.map(({ script }) => script.id)).toEqual([])
  })

  it('puts at most three unwanted calls in a hundred through', () => {
    expect(1 - share(unwanted, 'connect')).toBeGreaterThanOrEqual(NOT_PUT_THROUGH)
  })

  it('ends no fewer unwanted calls than it did', () => {
    expect(share(unwanted, 'end')).toBeGreaterThanOrEqual(ended)
  })

  it('puts no fewer people through than it did', () => {
    const people = calls.filter(({ script }) => isPerson(script))
    expect(share(people, 'connect')).toBeGreaterThanOrEqual(put)
  })
})

describe('the written calls', () => {
  it('held apart are at least sixty and none of them is trained on', () => {
    expect(heldApartScripts.length).toBeGreaterThanOrEqual(60)
    const trained = new Set(trainingScripts.map(({ opens }) => opens))
    expect(allHeldApart.filter(({ opens }) => opens && trained.has(opens))).toEqual([])
  })

  it('come out of a recogniser the same each time, in plain small letters', () => {
    const heard = heldApartThird.map(asRecognised)
    expect(heldApartThird.map(asRecognised)).toEqual(heard)
    expect(heard.filter(({ opens }) => /[A-Z0-9.,?!]/.test(opens))).toEqual([])
  })

  it('to train on give the committed weights', () => {
    expect(learnFrom(trainingScripts)).toEqual(weights)
  }, 120_000)
})

import { describe, expect, it } from 'vitest'
import { heldApartScripts } from './held-apart/all.ts'
import { heldApartFifth, heldApartFourth, heldApartLanguages } from './held-apart/later.ts'
import { heldApartSecond } from './held-apart/second.ts'
import { heldApartThird } from './held-apart/third.ts'
import { asRecognised } from './recogniser.ts'
import { playCall } from './run.ts'
import { trainingScripts } from './training/all.ts'
import { linesOf } from './training/lines.ts'
import type { CallScript } from './types.ts'

const allHeldApart = [...heldApartScripts, ...heldApartSecond, ...heldApartThird]

/**
 * Least shares of people put through and of unwanted calls ended and not put through, and the most calls ended of those that are wanted
 * and of those nobody can be sure of.
 */
type Floors = {
  put: number
  ended: number
  notPutThrough: number
  wantedEnded: number
  unsureEnded: number
}

/** An odd number, because many calls stand beside one that shares its words and has the other label. */
const ONE_IN = 21
const sampleOfTrained = trainingScripts.filter((_, at) => at % ONE_IN === 0)

/**
 * The first sets held apart are judged together, because each is too small alone.
 */
const SETS: [name: string, scripts: CallScript[], floors: Floors][] = [
  [
    'held apart',
    allHeldApart,
    { put: 0.9, ended: 0.66, notPutThrough: 0.97, wantedEnded: 0, unsureEnded: 0 },
  ],
  [
    'held apart, fourth',
    heldApartFourth,
    { put: 0.86, ended: 0.6, notPutThrough: 0.98, wantedEnded: 0, unsureEnded: 0 },
  ],
  [
    'held apart, fifth',
    heldApartFifth,
    { put: 0.74, ended: 0.66, notPutThrough: 0.96, wantedEnded: 0, unsureEnded: 3 },
  ],
  [
    'held apart, in five more languages',
    heldApartLanguages,
    { put: 0.83, ended: 0.41, notPutThrough: 0.92, wantedEnded: 1, unsureEnded: 1 },
  ],
  [
    'trained on',
    sampleOfTrained,
    { put: 0.84, ended: 0.44, notPutThrough: 0.957, wantedEnded: 0, unsureEnded: 1 },
  ],
]

const asSpoken = SETS.flatMap(([name, scripts, floors]) => [
  [`${name}, as written`, scripts, floors] as const,
  [`${name}, as a recogniser hears them`, scripts.map(asRecognised), floors] as const,
])

const isPerson = ({ label, kind }: CallScript) =>
  label === 'wanted' && kind !== 'notice' && kind !== 'code'

describe.each(asSpoken)('the screening on calls %s', (_, scripts, floors) => {
  const calls = scripts.map((script) => ({ script, ...playCall(script) }))
  const share = (those: typeof calls, decision: string) =>
    those.filter((call) => call.decision === decision).length / those.length
  const unwanted = calls.filter(({ script }) => script.label === 'unwanted')

  it('ends no call that is wanted, and hardly any doubtful one', () => {
    const ended = (label: CallScript['label']) =>
      calls.filter(({ script, decision }) => script.label === label && decision === 'end')
    expect(ended('wanted').length).toBeLessThanOrEqual(floors.wantedEnded)
    expect(ended('unsure').length).toBeLessThanOrEqual(floors.unsureEnded)
  })

  it('puts hardly any unwanted call through', () => {
    expect(1 - share(unwanted, 'connect')).toBeGreaterThanOrEqual(floors.notPutThrough)
  })

  it('ends no fewer unwanted calls than it did', () => {
    expect(share(unwanted, 'end')).toBeGreaterThanOrEqual(floors.ended)
  })

  it('puts no fewer people through than it did', () => {
    const people = calls.filter(({ script }) => isPerson(script))
    expect(share(people, 'connect')).toBeGreaterThanOrEqual(floors.put)
  })
})

describe('the written calls', () => {
  it('held apart are at least sixty, and none of them is used for training', () => {
    expect(heldApartScripts.length).toBeGreaterThanOrEqual(60)
    const trained = new Set(trainingScripts.map(({ opens }) => opens))
    expect(allHeldApart.filter(({ opens }) => opens && trained.has(opens))).toEqual([])
    // A few begin with the same greeting as one that is trained on, so the whole call is compared.
    const said = (script: CallScript) => linesOf([script]).join('\n')
    const trainedWhole = new Set(trainingScripts.map(said))
    const later = [...heldApartFourth, ...heldApartFifth, ...heldApartLanguages]
    expect(later.filter((script) => trainedWhole.has(said(script)))).toEqual([])
  })

  it('are garbled by the recogniser in the same way each time', () => {
    const heard = heldApartThird.map(asRecognised)
    expect(heldApartThird.map(asRecognised)).toEqual(heard)
    expect(heard.filter(({ opens }) => /[A-Z0-9.,?!]/.test(opens))).toEqual([])
  })
})

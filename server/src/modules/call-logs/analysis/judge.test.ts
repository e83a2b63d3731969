import { describe, expect, it } from 'vitest'
import { heldApartScripts } from '../../screening/eval/held-apart/all.ts'
import {
  heldApartFifth,
  heldApartFourth,
  heldApartLanguages,
} from '../../screening/eval/held-apart/later.ts'
import { heldApartSecond } from '../../screening/eval/held-apart/second.ts'
import { heldApartThird } from '../../screening/eval/held-apart/third.ts'
import { linesOf } from '../../screening/eval/training/lines.ts'
import { judge } from './judge.ts'
import type { EndedCall } from './types.ts'

const scripts = [
  ...heldApartScripts,
  ...heldApartSecond,
  ...heldApartThird,
  ...heldApartFourth,
  ...heldApartFifth,
  ...heldApartLanguages,
]

const ENDED: EndedCall = {
  transcript: [],
  agentType: 'ANTI_THEFT',
  decision: 'take_message',
  signals: [],
  screening: null,
  lead: null,
  booked: null,
  hasLink: false,
  unanswered: [],
  isOpen: false,
  from: '+12025550123',
  wasDialled: false,
  wasTaken: false,
  hasRecording: false,
}

/** The share of the calls held apart that count as unwanted, by their label. */
function accused(label: 'wanted' | 'unwanted', more: Partial<EndedCall> = {}): number {
  const calls = scripts.filter((script) => script.label === label)
  const isAccused = calls.filter(
    (script) => judge({ ...ENDED, ...more }, linesOf([script]).filter(Boolean)).isUnwanted,
  )
  return isAccused.length / calls.length
}

describe('of the calls held apart', () => {
  it('hardly any wanted one counts as unwanted, and most unwanted ones do', () => {
    expect(accused('wanted')).toBeLessThanOrEqual(0.006)
    expect(accused('unwanted')).toBeGreaterThanOrEqual(0.78)
  })

  it('with a sales agent only the surest count as unwanted', () => {
    const sales = { agentType: 'SALES_ASSISTANT', decision: null } as const
    expect(accused('wanted', sales)).toBeLessThanOrEqual(0.002)
    expect(accused('unwanted', sales)).toBeGreaterThanOrEqual(0.5)
  })
})

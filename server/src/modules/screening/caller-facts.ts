import type { CallerFacts, Decision, Signal } from './types.ts'

const ATTESTATION: Record<string, [weight: number, because: string]> = {
  'TN-Validation-Passed-A': [0.5, "The network vouches for the caller's number."],
  'TN-Validation-Passed-B': [
    0.2,
    'The network vouches for who placed the call, not for the number.',
  ],
  'TN-Validation-Passed-C': [-0.3, 'The network only knows where the call entered it.'],
}
/** Line types as Twilio Lookup names them; other types say nothing about the caller. */
const LINES: Record<string, [weight: number, because: string]> = {
  mobile: [0.2, 'The number is of a mobile phone.'],
  landline: [0.2, 'The number is of a landline.'],
  fixedVoip: [0.1, 'The number is of an internet line at a fixed place.'],
  nonFixedVoip: [-0.5, 'The number is of an internet line, which anybody can rent anywhere.'],
  tollFree: [-0.3, 'The number is toll-free, as call centres have them.'],
}
const FAILED: [number, string] = [-2, 'The number shown failed its check: it may be forged.']
const MAX_FROM_BEFORE = 3

/** Signals from what is known about a call before anybody speaks. */
export function factSignals(facts: CallerFacts): Signal[] {
  const signals: Signal[] = []
  const add = (name: string, weight: number, because: string) =>
    signals.push({ name, weight, because })
  if (facts.onAllowList) add('allow-list', 6, 'The number is on your allow list.')
  if (facts.isContact) add('contact', 6, 'The number is in your contacts.')
  if (facts.onBlockList) add('block-list', -8, 'The number is on your block list.')
  const [weight, because] = attestationOf(facts.stirVerstat)
  if (weight !== 0) add('attestation', weight, because)
  const [lineWeight, line] = LINES[facts.lineType ?? ''] ?? [0, '']
  if (line) add('line-type', lineWeight, line)
  if (facts.registeredName) {
    add('registered', 0.2, `The number is registered to ${facts.registeredName}.`)
  }
  // Weight 0: the hour says nothing about the caller, so nobody is put through or hung up on because of it.
  if (facts.outsideHours) add('outside-hours', 0, 'The call came outside your opening hours.')
  return [...signals, ...outcomeSignals(facts)]
}

function attestationOf(stirVerstat: string | null): [number, string] {
  if (stirVerstat?.startsWith('TN-Validation-Failed')) return FAILED
  return ATTESTATION[stirVerstat ?? ''] ?? [0, '']
}

/** Whether the network says that the number shown is not the caller's own. */
export const isForged = ({ stirVerstat }: Pick<CallerFacts, 'stirVerstat'>): boolean =>
  stirVerstat?.startsWith('TN-Validation-Failed') ?? false

/** Whether the owner has the number on the allow list or in the contacts, and so wants the call put through. */
export const isWelcome = ({ onAllowList, isContact }: CallerFacts): boolean =>
  onAllowList || isContact === true

/**
 * The decision that the owner's lists and contacts make before anybody speaks; null for a caller on none of them, and for one
 * whose number may be forged.
 */
export function decideByList(facts: CallerFacts): { decision: Decision; signals: Signal[] } | null {
  const signals = factSignals(facts)
  if (facts.onBlockList) return { decision: 'end', signals }
  return isWelcome(facts) && !isForged(facts) ? { decision: 'connect', signals } : null
}

function outcomeSignals({ callsBefore, lastOutcomes }: CallerFacts): Signal[] {
  const count = (decision: string) => lastOutcomes.filter((outcome) => outcome === decision).length
  const connected = count('connect')
  const ended = count('end')
  const signals: Signal[] = []
  if (connected > 0) {
    const weight = Math.min(MAX_FROM_BEFORE, 1.5 * connected)
    signals.push({
      name: 'connected-before',
      weight,
      because: `Was put through before (${connected}×).`,
    })
  }
  if (ended > 0) {
    const weight = -Math.min(MAX_FROM_BEFORE, 1.5 * ended)
    signals.push({ name: 'ended-before', weight, because: `Was turned away before (${ended}×).` })
  }
  if (connected === 0 && ended === 0 && callsBefore > 0) {
    signals.push({
      name: 'called-before',
      weight: 0.3,
      because: `Called before (${callsBefore}×).`,
    })
  }
  return signals
}

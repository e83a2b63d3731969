import type { TestCallEvent } from 'shared-types'
import { showPhone } from '~/lib/phone.ts'

export type Line = {
  id: number
  speaker: 'agent' | 'caller' | 'note'
  text: string
  /** The line is still incomplete. */
  isOpen: boolean
}
export type CallPhase = 'ringing' | 'talking' | 'dialling' | 'connected' | 'recording' | 'ended'
export type CallState = { phase: CallPhase; lines: readonly Line[]; error: string | null }

export type CallAction =
  | { do: 'hear'; event: TestCallEvent }
  | { do: 'say'; text: string }
  | { do: 'press'; digit: string }
  /** The call ended because the socket closed, for whatever reason. */
  | { do: 'lose' }

const NOBODY_THERE = 'In a test call nobody picks up, and you may leave a message.'

export const NEW_CALL: CallState = { phase: 'ringing', lines: [], error: null }

/** The state of a browser call on the screen. */
export function callReducer(state: CallState, action: CallAction): CallState {
  if (action.do === 'hear') return withEvent(state, action.event)
  if (action.do === 'say') return withLine(closed(state), 'caller', action.text)
  if (action.do === 'press') return withLine(state, 'note', `You pressed ${action.digit}`)
  if (state.phase === 'ended') return state
  return { ...ended(state), error: state.error ?? 'The line was lost.' }
}

function withEvent(state: CallState, event: TestCallEvent): CallState {
  switch (event.type) {
    case 'started':
      return { ...state, phase: 'talking' }
    // Nothing changes on the screen: only the voice does.
    case 'language':
      return state
    case 'said':
      return withLine(closed(state), 'agent', event.text)
    case 'text':
      return withToken(state, event.token, event.last)
    case 'dialling':
      return {
        ...withLine(state, 'note', `Ringing ${showPhone(event.to)}. ${NOBODY_THERE}`),
        phase: 'dialling',
      }
    case 'connected':
      return { ...withLine(state, 'note', 'The call was put through'), phase: 'connected' }
    case 'recording':
      return { ...withLine(state, 'note', 'A message is being recorded'), phase: 'recording' }
    case 'ended':
      return ended(state)
    case 'error':
      return { ...state, error: event.message }
  }
}

function withToken(state: CallState, token: string, last: boolean): CallState {
  const open = state.lines.at(-1)
  if (!open?.isOpen) return token ? withLine(state, 'agent', token, !last) : state
  const line = { ...open, text: open.text + token, isOpen: !last }
  return { ...state, lines: [...state.lines.slice(0, -1), line] }
}

const ended = (state: CallState): CallState => ({ ...closed(state), phase: 'ended' })

const closed = (state: CallState): CallState => ({
  ...state,
  lines: state.lines.map((line) => (line.isOpen ? { ...line, isOpen: false } : line)),
})

const withLine = (
  state: CallState,
  speaker: Line['speaker'],
  text: string,
  isOpen = false,
): CallState => ({
  ...state,
  lines: [...state.lines, { id: state.lines.length, speaker, text, isOpen }],
})

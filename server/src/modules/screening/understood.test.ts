import { expect, it } from 'vitest'
import type { CueName } from '../listening/caller-cues.ts'
import type { Understood } from '../listening/by-model/understood.ts'
import { beginScreening, endOfCall, hear } from './engine.ts'
import { gatherEvidence } from './evidence.ts'
import { STRANGER } from './eval/stranger.ts'
import type { ScreeningState } from './types.ts'
import { isUnsure } from './unsure.ts'

const SWINDLE =
  'This is Officer Daniels from the Internal Revenue Service. There is a warrant for your arrest unless you pay now with gift cards.'

const understood = (...cues: CueName[]): Understood => ({
  does: ['other'],
  name: null,
  organisation: null,
  reason: null,
  cues,
})

const begun = () => beginScreening(STRANGER).state
const after = (state: ScreeningState, text: string, by?: Understood) => hear(state, text, by).state

it('an emergency in an unsupported language is put through', () => {
  const text = 'Pańska żona miała wypadek i nie oddycha, proszę natychmiast odebrać'
  expect(hear(begun(), text).decision).not.toBe('connect')
  expect(hear(begun(), text, understood('emergency')).decision).toBe('connect')
})

it('the interpretation of a model is kept, also when the call is restored', () => {
  const text = 'Guten Tag, hier spricht die Praxis Sonnenhof, es geht um Ihren Befund'
  const told = {
    ...understood('medical'),
    organisation: 'Praxis Sonnenhof',
    reason: 'es geht um Ihren Befund',
  }
  const state = JSON.parse(JSON.stringify(after(begun(), text, told))) as ScreeningState
  const { signals, callReason } = endOfCall(state)
  expect(signals.map(({ name }) => name)).toContain('medical')
  expect(signals.map(({ because }) => because)).toContain(
    'Said where they call from: Praxis Sonnenhof.',
  )
  expect(callReason?.toLowerCase()).toContain('befund')
})

it('the name is what a model heard, or else what the ear did, and never that of the owner', () => {
  const nameIn = (text: string, name: string | null) =>
    endOfCall(after(begun(), text, { ...understood(), name })).callerName
  expect(nameIn('hier spricht Petra Lindner', 'Petra Lindner')).toBe('Petra Lindner')
  expect(nameIn('hi this is irving', null)).toBe('Irving')
  expect(nameIn(`is ${STRANGER.ownerName} there`, STRANGER.ownerName)).toBeNull()
})

it('a caller is spoken to in the language that a model heard, unless the agent has a fixed one', () => {
  const text = 'Bon dia, truco per la taula que veneu'
  const told = { ...understood(), language: 'ca' }
  const languageOf = (state: ScreeningState) => gatherEvidence(after(state, text, told)).language
  expect(languageOf(begun())).toBe('ca')
  expect(languageOf(beginScreening({ ...STRANGER, language: 'es' }).state)).toBe('es')
})

it('no call is ended only because a model heard a demand', () => {
  const plain = 'Hi there, I am calling on a recorded line about a matter of yours'
  const claims = understood('strange-payment', 'threat', 'code-request', 'remote-access')
  let heard = hear(begun(), plain, claims)
  for (let turn = 0; turn < 8 && !heard.decision; turn++) heard = hear(heard.state, plain, claims)
  expect(heard.decision).toBe('take_message')
})

it('no call is ended if the model thinks that the caller may be family', () => {
  expect(hear(begun(), SWINDLE).decision).toBe('end')
  expect(hear(begun(), SWINDLE, understood('family')).decision).not.toBe('end')
})

it('a model is used only for an utterance that is unclear or in another language', () => {
  const isAsked = (text: string) => isUnsure(begun(), after(begun(), text))
  expect(isAsked('Hello there')).toBe(true)
  expect(isAsked('Guten Tag, hier ist Jürgen, der Nachbar von nebenan')).toBe(true)
  expect(isAsked("Hi, this is Maria from Dr. Weber's office about the appointment")).toBe(false)
  expect(isAsked(SWINDLE)).toBe(false)
  expect(isAsked('')).toBe(false)
})

import type { Weights } from '../../listening/classifier/odds.ts'
import { packed } from '../../listening/eval/packed.ts'
import { type Example, fit } from '../../listening/classifier/fit.ts'
import { featuresOfVoice, VOICES, type Voice } from '../classifier/wording.ts'
import { normalise } from '../listening/normalise.ts'
import { asRecognised } from './recogniser.ts'
import type { CallKind, CallScript } from './types.ts'

const VOICE_OF: Record<CallKind, Voice> = {
  robocall: 'robocall',
  scam: 'scam',
  sales: 'sales',
  political: 'sales',
  survey: 'sales',
  charity: 'sales',
  family: 'personal',
  friend: 'personal',
  neighbour: 'personal',
  medical: 'business',
  school: 'business',
  delivery: 'business',
  work: 'business',
  hiring: 'business',
  customer: 'business',
  trade: 'business',
  official: 'business',
  'wrong-number': 'personal',
  other: 'business',
  notice: 'notice',
  code: 'notice',
}

const FEATURES = 4_000

/**
 * Trains the wording classifier on every call, as written and as recognized: on its first words and on the whole, because it judges both.
 */
export const learnFrom = (scripts: CallScript[]): Weights =>
  packed(
    fit([...scripts, ...scripts.map(asRecognised)].flatMap(examplesOf), VOICES.length, FEATURES),
  )

function examplesOf(script: CallScript): Example[] {
  const voice = VOICES.indexOf(VOICE_OF[script.kind])
  const whole = wholeOf(script)
  const opening = normalise(script.opens)
  const texts = opening === whole ? [whole] : [opening, whole]
  return texts
    .filter((text) => text.split(' ').length > 3)
    .map((text) => ({
      features: featuresOfVoice(text),
      label: voice,
      weight: text === whole ? 1 : 0.5,
    }))
}

const wholeOf = ({ opens, who, why, how, no, else: rest }: CallScript) =>
  [opens, who, why, how, no, ...(rest ?? [])]
    .filter((line) => line !== undefined)
    .map(normalise)
    .join(' ')
    .trim()

import type { Weights } from '../../listening/classifier/odds.ts'
import { type PackedEach, packedEach } from '../../listening/classifier/each.ts'
import { fitEach } from '../../listening/classifier/fit-each.ts'
import { packed } from '../../listening/eval/packed.ts'
import { type Example, fit } from '../../listening/classifier/fit.ts'
import { featuresOfVoice, VOICES, type Voice } from '../classifier/wording.ts'
import { FEWEST_WORDS } from '../evidence.ts'
import { normalise } from '../../listening/normalise.ts'
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

const FEATURES = 5_900
const FEATURES_OF_UNWANTED = 22_500

/**
 * Trains the wording classifier on every call, as written and as recognized: on its first words and on the whole, because it judges both.
 */
export const learnFrom = (scripts: CallScript[]): Weights =>
  packed(fit(heardTwice(scripts).flatMap(examplesOf), VOICES.length, FEATURES))

/** Trains the classifier that tells unwanted calls from all others by their wording, on the same texts. */
export const learnUnwanted = (scripts: CallScript[]): PackedEach =>
  packedEach(
    fitEach(
      heardTwice(scripts).flatMap((script) =>
        textsOf(script).map((text) => ({
          features: featuresOfVoice(text),
          labels: script.label === 'unwanted' ? [0] : [],
        })),
      ),
      1,
      FEATURES_OF_UNWANTED,
    ),
  )

const heardTwice = (scripts: CallScript[]) => [...scripts, ...scripts.map(asRecognised)]

function examplesOf(script: CallScript): Example[] {
  const voice = VOICES.indexOf(VOICE_OF[script.kind])
  const whole = wholeOf(script)
  return textsOf(script).map((text) => ({
    features: featuresOfVoice(text),
    label: voice,
    weight: text === whole ? 1 : 0.5,
  }))
}

/** The first words of a call and all of them. */
const textsOf = (script: CallScript) =>
  [...new Set([normalise(script.opens), wholeOf(script)])].filter(
    (text) => text.split(' ').length >= FEWEST_WORDS,
  )

const wholeOf = ({ opens, who, why, how, no, else: rest }: CallScript) =>
  [opens, who, why, how, no, ...(rest ?? [])]
    .filter((line) => line !== undefined)
    .map(normalise)
    .join(' ')
    .trim()

import { unpackedEach } from './classifier/each.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/tells.json' with { type: 'json' }
import { featuresOfIntent } from './intents.ts'

const head = unpackedEach(learnt)
/** Least odds: whoever wants to know something must not be thanked for it. */
const SURE = 0.8

/** Whether a message only tells something, such as a complaint or a word to pass on, and asks for nothing. */
export const onlyTells = (text: string, language: string): boolean =>
  !/[?؟？]/.test(text) && softmax([...head.sumsOf(featuresOfIntent(text, language))])[1]! >= SURE

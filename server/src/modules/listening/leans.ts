import { unpackedEach } from './classifier/each.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/leans.json' with { type: 'json' }
import { featuresOfIntent } from './intents.ts'

const head = unpackedEach(learnt)

/**
 * The odds from 0 to 1 that a message means nothing without what was said before, as it leaves out what it is about or points back to it:
 * “and on Sundays?”, “who does that?”
 */
export const leaningOf = (text: string, language: string): number =>
  softmax([...head.sumsOf(featuresOfIntent(text, language))])[1]!

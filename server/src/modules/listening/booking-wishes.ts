import { unpackedEach } from './classifier/each.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/booking-wishes.json' with { type: 'json' }
import { featuresOfIntent } from './intents.ts'
import { sentencesOf } from './sentences.ts'

const head = unpackedEach(learnt)

/** Least odds: a question about a service must be answered, not met with free times. */
export const SURE_OF_BOOKING_WISH = 0.75

/** The odds from 0 to 1 that some sentence wants something booked, even if it names only the thing: “a sports massage, please”. */
export const bookingWishIn = (text: string, language: string): number =>
  Math.max(0, ...sentencesOf(text).map((sentence) => oddsOf(sentence, language)))

const oddsOf = (sentence: string, language: string): number =>
  softmax([...head.sumsOf(featuresOfIntent(sentence, language))])[1]!

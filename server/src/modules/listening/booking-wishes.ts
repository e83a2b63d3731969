import { unpackedEach } from './classifier/each.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/booking-wishes.json' with { type: 'json' }
import { type Intent, featuresOfIntent, intentsOf } from './intents.ts'
import { partsOf, sentencesOf } from './sentences.ts'

const head = unpackedEach(learnt)

/** Least odds: a question about a service must be answered, not met with free times. */
export const SURE_OF_BOOKING_WISH = 0.75

/** The odds from 0 to 1 that some sentence wants something booked, even if it names only the thing: “a sports massage, please”. */
export const bookingWishIn = (text: string, language: string): number =>
  Math.max(
    0,
    ...sentencesOf(text)
      .flatMap((sentence) => [sentence, afterName(sentence, language)])
      .map((sentence) => oddsOf(sentence, language)),
  )

/** With what people begin who then say what they want, and its least odds. */
const BEGINS: Intent[] = ['introduction', 'greeting']
const SURE_OF_BEGIN = 0.5

/** A sentence without the name that its speaker says first: “Weber hier, ich hätte gern einen Termin”. */
function afterName(sentence: string, language: string): string {
  const parts = partsOf(sentence)
  const begins = (part: string) =>
    BEGINS.some((intent) => intentsOf(part, language)[intent] >= SURE_OF_BEGIN)
  const from = parts.findIndex((part) => !begins(part))
  return from > 0 ? parts.slice(from).join(' ') : sentence
}

const oddsOf = (sentence: string, language: string): number =>
  softmax([...head.sumsOf(featuresOfIntent(sentence, language))])[1]!

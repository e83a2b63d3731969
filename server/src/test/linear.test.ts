import fc from 'fast-check'
import { describe, it } from 'vitest'
import { addressesIn } from '../modules/actions/as-words.ts'
import { hiding } from '../modules/actions/hidden.ts'
import { fillAddress, sayResult } from '../modules/actions/placeholders.ts'
import { fingerprintOf } from '../modules/answering/gaps.ts'
import { givenIn } from '../modules/answering/given.ts'
import { isOnlyContact } from '../modules/answering/only-contact.ts'
import { replyFilter } from '../modules/answering/modelling/reply-filter.ts'
import { splitClauses } from '../modules/listening/clauses.ts'
import { termsOf } from '../modules/answering/retrieval/terms.ts'
import { namedTime } from '../modules/listening/entities/day.ts'
import { daysApart } from '../modules/listening/entities/days-apart.ts'
import { isBanter, wantsAppointment } from '../modules/listening/wishes.ts'
import { heardWords, readWords } from '../modules/calls/relay/heard-words.ts'
import { Speech } from '../modules/calls/scripts/speech.ts'
import { sentimentOf } from '../modules/listening/feeling.ts'
import { understoodIn } from '../modules/listening/by-model/understood.ts'
import { cuesOf } from '../modules/listening/cues.ts'
import { contactIn } from '../modules/listening/entities/contact.ts'
import { nameIn } from '../modules/listening/entities/name.ts'
import { withoutSpelling } from '../modules/listening/entities/spelled.ts'
import { listen } from '../modules/listening/listen.ts'
import type { Heard } from '../modules/listening/types.ts'
import { hasIntegrity } from '../modules/install/integrity.ts'
import { forbiddenBy } from '../modules/install/policy.ts'
import { NOTHING_KNOWN } from '../modules/screening/nothing-known.ts'
import { beginScreening, endOfCall, hear } from '../modules/screening/engine.ts'
import { clean } from '../modules/notices/compose/clean.ts'
import { compose } from '../modules/telegram/compose.ts'
import { compose as composeTexts } from '../modules/texting/compose.ts'
import { splitText } from '../lib/split-text.ts'
import { EventReader } from '../ports/model/compatible/event-reader.ts'
import { jsonIn } from '../ports/model/json-in.ts'
import { HOSTILE, repeated } from './hostile-texts.ts'
import { expectLinear } from './linear.ts'

const SEED = 20_261_122
const COMPOSED = 12
/** Time limit of a test, generous enough for a slow machine. */
const TIME_MS = 120_000

const usual = repeated(
  'When are you open on Saturday and how much is a cut with colour? I would like to come in next week. ',
)
const context = { languages: ['en'], before: null }
const heard = listen('How much is a cut?', context)
const words = 'stylist colour tram ramp garage venue open saturday price cut week highlights'.split(
  ' ',
)
const hide = hiding(['Bearer s3cret-of-the-shop', 's3cret-of-the-shop', 'aaaa/'])
const corpus = {
  passages: 100,
  averageLength: 40,
  configs: ['english', 'german'],
  languages: ['en', 'de'],
  frequency: new Map(words.map((word) => [word, 3])),
}
const caller = {
  ...NOTHING_KNOWN,
  from: '+12025550123',
  ownerName: 'Ada Lovelace',
}
const address = new URL('https://nexus.example/widget/nexus-widget.js')
const visited = {
  page: new URL('https://shop.example/'),
  script: address,
  api: address,
  isMade: false,
  tag: {
    src: address.href,
    agentId: null,
    apiBase: null,
    integrity: null,
    nonce: null,
    hasCrossOrigin: false,
    place: 'page' as const,
  },
}
const clock = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'Europe/Berlin' }
const settings = { allowHandover: true, handoverRequested: false, language: 'en', locale: null }

/** Reads every property, because each is computed only then. */
function everythingIn(heard: Heard): unknown[] {
  const all = []
  for (const name in heard) all.push(heard[name as keyof Heard])
  return all
}

/** Everything that reads what a stranger wrote or said, or what a model was persuaded to say. */
const READERS: Record<string, (text: string) => unknown> = {
  'the language, the kind and the wishes of a question': (text) => listen(text, context),
  'the words that only ask': (text) => cuesOf(text, heard),
  'the words that are looked for': (text) => termsOf(text, 'en', corpus),
  'the questions of a message': splitClauses,
  'a line of a notice': (text) => clean(text, text.length),
  'everything that is heard': (text) => everythingIn(listen(text, context)),
  banter: (text) => isBanter(text, 'en'),
  'a message that is only a contact': (text) => isOnlyContact(text, 'en'),
  'what visitors say of themselves': (text) => givenIn(listen(text, context), false),
  'days joined to other words': (text) => daysApart(text, 'de'),
  'what gaps are told apart by': fingerprintOf,
  'how a message sounds': sentimentOf,
  'a wish for an appointment': (text) => wantsAppointment(text, 'en'),
  'a time in English': (text) => namedTime(text, { ...clock, language: 'en' }),
  'a time in German': (text) => namedTime(text, { ...clock, language: 'de' }),
  'the name of a caller': (text) => nameIn(text, { language: 'es', isAsked: true }),
  'a name that is spelled': (text) => withoutSpelling(text),
  'how a caller is reached': (text) => contactIn(text),
  'what a model quotes of it': (text) => understoodIn('{"does": ["other"], "name": "Ada"}', text),
  'who calls and why, before the phone rings': (text) =>
    endOfCall(hear(beginScreening(caller).state, readWords(heardWords(text))).state),
  'a reply that is spoken': (text) => {
    const speech = new Speech()
    for (const piece of piecesOf(text)) speech.push(piece)
    return speech.flush()
  },
  'a reply as it streams': (text) => {
    const filter = replyFilter(3, 'knowledge-x', () => false, '')
    for (const piece of piecesOf(text)) filter.push(piece)
    return filter.end()
  },
  'a reply for a chat without markdown': (text) =>
    splitText(
      compose(
        { role: 'agent', text, senderName: null, status: 'complete', outcome: null, sources: [] },
        settings,
      ),
      4096,
    ),
  'a reply as a text message': (text) =>
    composeTexts({
      id: '',
      seq: 1,
      role: 'agent',
      text,
      senderName: null,
      status: 'complete',
      files: null,
    }),
  'the events a model sends': (text) => {
    const events = new EventReader()
    return piecesOf(text).map((piece) => [...events.read(Buffer.from(piece))])
  },
  'a content security policy': (text) => forbiddenBy([text, `script-src ${text}`], visited),
  'the integrity of a script': (text) => hasIntegrity(text, new Uint8Array()),
  'the answer of a service, told': (text) => [
    sayResult('It is {status}.', { status: text }, {}),
    addressesIn(text),
    fillAddress('https://shop.example/{order}', { order: text }),
  ],
  'the answer of a service, searched for secrets': (text) =>
    [text, JSON.stringify({ text }), JSON.stringify([[text], JSON.stringify({ text })])].map(hide),
  'JSON in the reply of a model': (text) => {
    try {
      return jsonIn(text)
    } catch {
      return null
    }
  },
}

const piecesOf = (text: string): string[] => text.match(/[^]{1,40}/g) ?? []

/** A few letters, words or punctuation marks, repeated. */
const composed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
      fc.constantFrom(...'[ ] ( ) * _ ` > < @ . , - : / ? ! " \' # | ~ + 1 9 € \n'.split(' '), ' '),
      fc.constantFrom(...'my name is and at what i dot not from this it a the que y'.split(' ')),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.join(''))

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it(
    'takes time proportional to its length, whatever it contains',
    async () => {
      for (const make of Object.values(HOSTILE)) await expectLinear(read, make, usual)
      await fc.assert(
        fc.asyncProperty(composed, (piece) => expectLinear(read, repeated(piece), usual)),
        { seed: SEED, numRuns: COMPOSED, endOnFailure: true },
      )
    },
    TIME_MS,
  )
})

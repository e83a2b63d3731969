import { createHash } from 'node:crypto'
import { trainingScripts } from '../../screening/eval/training/all.ts'
import { cueLinesOfMarked } from '../../screening/eval/training/marked.ts'
import {
  followUpLines,
  askedQuestions,
  bookingWishes,
  businessNameLines,
  callerCueLines,
  callerLines,
  callerLinesOfLanguages,
  emergencies,
  feelingLines,
  intentLines,
  nameLines,
  organisationLines,
  partsLines,
  personWishes,
  questionKinds,
  shortQuestions,
  leansLines,
  tellsLines,
  troubleLines,
  urgentLines,
} from './corpora.ts'

/**
 * A digest of each training corpus. Training stores the digests beside the weights, so that a test can recognize outdated weights without
 * training for a minute.
 */
export const learntFrom = (): Record<string, string> => ({
  'question-kinds': digestOf(questionKinds()),
  'question-kinds-short': digestOf(shortQuestions()),
  'wants-person': digestOf(personWishes()),
  urgent: digestOf(urgentLines()),
  emergencies: digestOf(emergencies()),
  trouble: digestOf(troubleLines()),
  'business-names': digestOf(businessNameLines()),
  intents: digestOf(intentLines()),
  tells: digestOf(tellsLines()),
  leans: digestOf(leansLines()),
  'booking-wishes': digestOf(bookingWishes()),
  'follow-ups': digestOf(followUpLines()),
  names: digestOf(nameLines()),
  organisations: digestOf(organisationLines()),
  callers: digestOf(callerLines()),
  'callers-languages': digestOf(callerLinesOfLanguages()),
  'caller-parts': digestOf(partsLines()),
  feelings: digestOf(feelingLines()),
  'asked-pages': digestOf(askedQuestions()),
  'screening-cues': digestOf(callerCueLines()),
  'screening-calls': digestOf(cueLinesOfMarked()),
  calls: digestOf(trainingScripts),
})

const digestOf = (corpus: unknown[]) =>
  createHash('sha256').update(JSON.stringify(corpus)).digest('hex').slice(0, 16)

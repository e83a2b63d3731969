export const QUESTION_KINDS = [
  'phone',
  'email',
  'address',
  'hours',
  'price',
  'list',
  'yes_no',
  'duration',
  'amount',
  'age',
  'who',
  'when',
  'how',
  'other',
] as const

/** What an answer has to say: `hours` is opening hours, `when` dates and events, `list` what there is of something. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** What is known before a word is read. */
export type ListeningContext = {
  /** Languages of its knowledge, most used first. */
  languages: string[]
  /** The language of the conversation so far; only read where it may decide. */
  before: string | null
}

/** What somebody said, understood once. */
export type Heard = {
  /** ISO 639-1: one of `LANGUAGES`, or another that the text surely is in. */
  language: string
  kind: QuestionKind
  odds: Record<QuestionKind, number>
  /** They want to talk with a human being. */
  wantsPerson: boolean
  /** Something is happening that cannot wait. */
  isUrgent: boolean
  isQuestion: boolean
}

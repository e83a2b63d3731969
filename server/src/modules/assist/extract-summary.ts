import type { SummaryText } from 'shared-types'
import { listen } from '../listening/listen.ts'
import { sentencesOf } from '../listening/sentences.ts'
import type { Spoken } from './talk-store.ts'

/** Newest points of each kind that are kept: a summary must not need scrolling. */
const MAX_POINTS = 6
const LONGEST = 160

/** A summary in the words of the conversation: what was asked, what was answered and from which source, and what is still unanswered. */
export function extractSummary(spoken: Spoken[]): SummaryText {
  const asked = spoken.filter(({ role, text }) => role === 'customer' && !isSmallTalk(text))
  const answers = spoken.filter(isAnswer)
  return {
    by_model: false,
    asked: newest(asked.map(({ text }) => questionOf(text))),
    answered: newest(answers.map(toPoint)),
    open: newest(asked.filter((line) => isOpen(spoken, line)).map(({ text }) => questionOf(text))),
  }
}

/** Thanks and greetings do not belong in a summary. */
const isSmallTalk = (text: string): boolean =>
  listen(text, { languages: [], before: null }).smallTalk !== null

const isAnswer = ({ role, outcome, text }: Spoken) =>
  (role === 'admin' || (role === 'agent' && outcome === 'answered')) && !isSmallTalk(text)

const toPoint = ({ role, senderName, source, text }: Spoken) => ({
  text: clipped(sentencesOf(text)[0] ?? text),
  from: role === 'admin' ? senderName : source,
})

/** Whether a message is unanswered: the agent did not know, and no person has written since. */
function isOpen(spoken: Spoken[], asked: Spoken): boolean {
  const since = spoken.slice(spoken.indexOf(asked) + 1)
  const reply = since.find(({ replyTo }) => replyTo === asked.id)
  return reply?.outcome !== 'answered' && !since.some(({ role }) => role === 'admin')
}

/** The question in a message, or else its beginning. */
function questionOf(text: string): string {
  const sentences = sentencesOf(text)
  return clipped(sentences.find((sentence) => sentence.endsWith('?')) ?? sentences[0] ?? text)
}

const newest = <T>(points: T[]): T[] => points.slice(-MAX_POINTS)

function clipped(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('')
}

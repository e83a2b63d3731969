/** The words to which Twilio reacts by itself where they are the whole text; it passes the text on all the same. */
const STOP = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
])
const START = new Set(['START', 'UNSTOP'])
const HELP = new Set(['HELP', 'INFO'])

export type OptOutWish = 'stop' | 'start' | 'help'

/**
 * What a text asks of the carrier; null where it is an ordinary one.
 * @param isStopped whether its sender gets no texts at the moment: only then is a YES more than an answer.
 */
export function optOutOf(text: string, isStopped: boolean): OptOutWish | null {
  const word = text.trim().toUpperCase()
  if (STOP.has(word)) return 'stop'
  if (START.has(word) || (isStopped && word === 'YES')) return 'start'
  return HELP.has(word) ? 'help' : null
}

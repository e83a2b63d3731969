/** Words to which Twilio reacts by itself when they are the whole text; it also passes the text on. */
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
 * What a text asks of the carrier; null for an ordinary text.
 * @param isStopped whether its sender receives no texts at the moment: only then is a YES more than an answer.
 */
export function optOutOf(text: string, isStopped: boolean): OptOutWish | null {
  const word = text.trim().toUpperCase()
  if (STOP.has(word)) return 'stop'
  if (START.has(word) || (isStopped && word === 'YES')) return 'start'
  return HELP.has(word) ? 'help' : null
}

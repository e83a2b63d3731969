import { addressOf, type PlayVerb, waitFor } from './leg.ts'
import { Trouble } from './twiml.ts'

/** `<Say>`: speech takes no time on this line, so the next verb follows at once. */
const say: PlayVerb = async (leg, { text, attributes }) => {
  leg.emit('said', { text, language: attributes['language'] ?? null })
  return undefined
}

const play: PlayVerb = async (leg, { text, attributes }, _signal, here) => {
  leg.emit('play', { source: addressOf(text, here), loop: Number(attributes['loop'] ?? 1) })
  return undefined
}

const pause: PlayVerb = async (_leg, { attributes }, signal) => {
  const ms = Number(attributes['length'] ?? 1) * 1000
  await waitFor<void>(signal, (done) => {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  })
  return undefined
}

const redirect: PlayVerb = async (_leg, { text, attributes }, _signal, here) => {
  if (!text) throw new Trouble(12_100, '<Redirect> names no address')
  return { url: addressOf(text, here), method: attributes['method'] ?? 'POST' }
}

const hangUp: PlayVerb = async () => 'hang-up'

export const SIMPLE_VERBS: Record<string, PlayVerb> = {
  Say: say,
  Play: play,
  Pause: pause,
  Redirect: redirect,
  Hangup: hangUp,
}

import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Model } from '../../ports/model/index.ts'
import { beginScreening, hear } from './engine.ts'
import { STRANGER } from './eval/stranger.ts'
import { judgeWithModel } from './model-judge.ts'
import type { ScreeningState } from './types.ts'

const log = pino({ level: 'silent' })

const after = (...lines: string[]): ScreeningState =>
  lines.reduce((state, line) => hear(state, line).state, beginScreening(STRANGER).state)

function modelSaying(reply: string | Error): Model {
  const complete = async () => {
    if (reply instanceof Error) throw reply
    return reply
  }
  return {
    provider: 'test',
    name: 'test',
    room: 12_000,
    async *stream() {
      yield await complete()
    },
    complete,
  }
}
const verdict = (decision: string) =>
  modelSaying(JSON.stringify({ decision, because: 'It seems so.' }))

const friendly = after(
  "Hi it's Lisa from next door, a branch fell on my fence",
  'it is a big one',
  'ok',
)
const unsure = after('hello there', 'Tom', 'I have a thing to say', 'around', 'no', 'no')

describe('the second opinion of a model', () => {
  it('turns putting through into a message when the model doubts, and says why', async () => {
    expect(friendly.decision).toBe('connect')
    const judged = await judgeWithModel({ model: verdict('end'), log }, friendly)
    expect(judged?.decision).toBe('take_message')
    expect(judged?.signals.at(-1)).toEqual({ name: 'model', weight: -4, because: 'It seems so.' })
  })

  it('never puts a caller through whom the rules did not', async () => {
    expect(unsure.decision).toBe('take_message')
    expect((await judgeWithModel({ model: verdict('connect'), log }, unsure))?.decision).toBe(
      'take_message',
    )
  })

  it('never ends a call in which the rules found no demand or offer', async () => {
    expect((await judgeWithModel({ model: verdict('end'), log }, unsure))?.decision).toBe(
      'take_message',
    )
  })

  it('is not requested for an emergency', async () => {
    const emergency = after('his wife is unconscious, hurry')
    expect((await judgeWithModel({ model: verdict('end'), log }, emergency))?.decision).toBe(
      'connect',
    )
  })

  it.each([
    ['is unreadable', modelSaying('I think so')],
    ['fails', modelSaying(new Error('busy'))],
  ])('leaves the decision of the rules when it %s', async (_, model) => {
    expect((await judgeWithModel({ model, log }, friendly))?.decision).toBe('connect')
  })

  it('is given up if it takes too long', async () => {
    const slow: Model = {
      ...verdict('end'),
      complete: ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    }
    expect((await judgeWithModel({ model: slow, log }, friendly, 5))?.decision).toBe('connect')
  })

  it('is left out without a model', async () => {
    expect((await judgeWithModel({ model: null, log }, friendly))?.decision).toBe('connect')
  })
})

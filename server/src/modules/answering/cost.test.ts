import { beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import type { Model } from '../../ports/model/index.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { HOSTILE, repeated } from '../../test/hostile-texts.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { timeOf } from '../../test/linear.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { outcomeIn, partsOf } from '../../test/reply-of.ts'
import { hairSalon } from './eval/hair-salon.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Turn } from './types.ts'

/** Characters: nearly the most a message may have. A few texts grow a little while they are made. */
const LENGTH = 3_990
/** The most times longer a hostile text may take than an ordinary message of the same length. */
const TIMES_AS_LONG = 12
/** A busy machine can make any measurement slow for a moment, so one that looks too slow is repeated. */
const TRIES = 12
/** Time limit of a test, generous enough for a slow machine. */
const TIME_MS = 120_000

const usual = repeated(
  'When are you open on Saturday and how much is a cut with colour? I would like to come in next week. ',
)(LENGTH)
const model: Model = {
  provider: 'test',
  name: 'test',
  room: 12_000,
  async *stream() {
    yield 'We open at eight.'
  },
  complete: async () => '[]',
}

let deps: Deps
let informed: AgentProfile
let uninformed: AgentProfile

beforeAll(async () => {
  deps = await buildTestDeps()
  const { user } = await aUser(deps)
  informed = await anAgent(deps.db, user.id)
  uninformed = await anAgent(deps.db, user.id)
  const pages = hairSalon.pages.map(({ title, url, sections }) => ({
    title,
    url,
    passages: sections,
  }))
  await aKnowledgeItem(deps.db, informed, pages)
})

const outcomeOf = async (by: Deps, agent: AgentProfile, text: string, history: Turn[] = []) =>
  outcomeIn(await partsOf(by, { agent, history, text })) ?? 'failed'

const WAYS: Record<string, (text: string) => Promise<string>> = {
  'an agent with knowledge': (text) => outcomeOf(deps, informed, text),
  'an agent without': (text) => outcomeOf(deps, uninformed, text),
  'an agent with a booking page': (text) =>
    outcomeOf(deps, { ...informed, hasBookingPage: true }, text),
  'an agent with a model': (text) => outcomeOf({ ...deps, model }, informed, text),
  'an agent in a conversation of such messages': (text) =>
    outcomeOf(deps, informed, text, [
      { role: 'customer', text },
      { role: 'agent', text },
    ]),
}

describe.each(Object.entries(WAYS))('a turn of %s', (_who, turn) => {
  it(
    'takes time proportional to the length of the message, whatever it contains',
    async () => {
      await turn(usual)
      let plain = await timeOf(turn, usual)
      for (const [kind, make] of Object.entries(HOSTILE)) {
        const text = make(LENGTH)
        expect(['answered', 'not_known'], kind).toContain(await turn(text))
        let least = Infinity
        for (let tried = 0; tried < TRIES && least > plain * TIMES_AS_LONG; tried++) {
          plain = Math.min(plain, await timeOf(turn, usual))
          least = Math.min(least, await timeOf(turn, text))
        }
        expect(least / plain, kind).toBeLessThanOrEqual(TIMES_AS_LONG)
      }
    },
    TIME_MS,
  )
})

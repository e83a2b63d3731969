import type { Sentiment } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { judgeSentiment } from '../../answering/service.ts'
import { modelFor } from '../../usage/models.ts'
import { notifyChange } from '../watching/notify.ts'
import { newestOfCustomer, setTone } from './tone-store.ts'

type Where = { conversationId: string; userId: string; agentId: string }

/**
 * How long a customer has to pause before the model judges, in ms: one request then covers many messages and competes with no
 * reply.
 */
const PAUSE_MS = 15_000
const MESSAGES = 8
const pending = new WeakMap<Deps['driver'], Map<string, NodeJS.Timeout>>()

/**
 * Has the model judge the tone of a conversation when its customer pauses. Without a model, or where it fails, the rules'
 * judgement stays.
 */
export function judgeSoon(deps: Deps, where: Where, pauseMs = PAUSE_MS): void {
  if (!deps.model) return
  const timers = pending.get(deps.driver) ?? new Map<string, NodeJS.Timeout>()
  pending.set(deps.driver, timers)
  clearTimeout(timers.get(where.conversationId))
  const judge = () => {
    timers.delete(where.conversationId)
    if (deps.lifecycle.draining.aborted) return
    const judged = judgeTone(deps, where).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the tone of a conversation could not be kept'),
    )
    deps.lifecycle.inBackground(judged)
  }
  timers.set(where.conversationId, setTimeout(judge, pauseMs).unref())
}

async function judgeTone(deps: Deps, where: Where): Promise<void> {
  const model = await modelFor(deps, where)
  if (!model) return
  const texts = await newestOfCustomer(deps.driver, where.conversationId, MESSAGES)
  const judged = await judgeSentiment(deps, model, texts)
  if (!judged) return
  const score = judged.reduce((sum, judgement) => sum + judgement.score, 0) / judged.length
  const sentiment = strongest(judged.map((judgement) => judgement.sentiment))
  await setTone(deps.driver, where.conversationId, { score, sentiment })
  notifyChange(deps, where)
}

/** The newest feeling that is not neutral: an unhappy customer stays unhappy until they write something kind. */
const strongest = (sentiments: Sentiment[]): Sentiment =>
  sentiments.findLast((sentiment) => sentiment !== 'neutral') ?? 'neutral'

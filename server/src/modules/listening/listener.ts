import type { Deps } from '../../deps.ts'
import type { Model } from '../../ports/model/index.ts'
import { modelFor } from '../usage/models.ts'
import { type Asking, askModel } from './by-model/ask.ts'
import type { Understood } from './by-model/understood.ts'
import { isUnsure } from './by-model/unsure.ts'
import { INTENTS, type Intent, type IntentOdds } from './intents.ts'
import { LANGUAGES } from './language/detect.ts'
import { listen } from './listen.ts'
import type { Heard, ListeningContext } from './types.ts'

/** Understands what somebody wrote or said. */
export type Listener = (text: string, context: ListeningContext) => Promise<Heard>

/** What was learnt, and no more: always there, and at once. */
export const embeddedListener: Listener = async (text, context) => listen(text, context)

/** Has a model listen where the embedded ear is unsure, and only there: an ordinary question is answered as soon as without. */
export const modelListener =
  (findModel: () => Promise<Model | null>, asking: Asking): Listener =>
  async (text, context) => {
    const heard = listen(text, context)
    const model = isUnsure(heard) ? await findModel() : null
    const understood = model && (await askModel(model, text, asking))
    return understood ? together(heard, understood, context) : heard
  }

/** Listens for an agent: with its model where it has one and its cap is not reached. */
export const listenerFor = (
  deps: Deps,
  payer: { userId: string; agentId: string },
  signal: AbortSignal,
): Listener => modelListener(() => modelFor(deps, payer), { log: deps.log, signal })

/** What a model understood counts, but for a goodbye, which ends a call, where the ear knows better. */
function together(heard: Heard, { does, name }: Understood, context: ListeningContext): Heard {
  const counted = wantsMore(heard) ? does.filter((intent) => intent !== 'goodbye') : does
  return listen(heard.text, context, {
    language: heard.language,
    intents: (counted.length > 0 ? counted : (['other'] as const)).map(surely),
    wantsPerson: does.includes('person'),
    name,
  })
}

const surely = (intent: Intent): IntentOdds =>
  // `fromEntries` forgets its keys: they are the intents.
  Object.fromEntries(INTENTS.map((one) => [one, Number(one === intent)])) as IntentOdds

/** Asks or wishes for something; of a language it was not taught the ear knows the question mark alone. */
const wantsMore = (heard: Heard): boolean =>
  heard.text.includes('?') ||
  (LANGUAGES.includes(heard.language) &&
    (heard.isQuestion || heard.isUrgent || heard.wantsPerson || heard.wantsCallback))

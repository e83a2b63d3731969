import type { Deps } from '../../deps.ts'
import type { Model } from '../../ports/model/index.ts'
import { modelFor } from '../usage/models.ts'
import { type Asking, askModel } from './by-model/ask.ts'
import { languageOf } from './by-model/language.ts'
import type { Understood } from './by-model/understood.ts'
import { isUnsure } from './by-model/unsure.ts'
import { INTENTS, type Intent, type IntentOdds } from './intents.ts'
import { LANGUAGES } from './language/detect.ts'
import { listen } from './listen.ts'
import { type Heard, type ListeningContext, QUESTION_KINDS, type QuestionKind } from './types.ts'

/** Interprets what somebody wrote or said. */
export type Listener = (text: string, context: ListeningContext) => Promise<Heard>

/** The trained listener without a model: always available, and immediate. */
export const embeddedListener: Listener = async (text, context) => listen(text, context)

/**
 * Asks a model only when the trained listener is unsure, so that ordinary questions are answered as fast as without a model.
 * @param findModel called when the trained listener is unsure, with what it heard; null leaves it at that.
 */
export const modelListener =
  (findModel: (heard: Heard) => Promise<Model | null>, options: Asking): Listener =>
  async (text, context) => {
    const heard = listen(text, context)
    const model = isUnsure(heard) ? await findModel(heard) : null
    const understood = model && (await askModel(model, text, options))
    return understood ? together(heard, understood, context) : heard
  }

/** The listener of an agent: with its model, when it has one and its spending cap is not reached. */
export const listenerFor = (
  deps: Deps,
  payer: { userId: string; agentId: string },
  signal: AbortSignal,
): Listener => modelListener(() => modelFor(deps, payer), { log: deps.log, signal })

/**
 * What a model understood replaces what was heard, except for a goodbye when the trained listener heard a wish or question, because a
 * goodbye ends a call.
 */
function together(heard: Heard, understood: Understood, context: ListeningContext): Heard {
  const { does, name, kind } = understood
  const asks = kind && kind !== 'other'
  const counted = asks || wantsMore(heard) ? does.filter((intent) => intent !== 'goodbye') : does
  return listen(heard.text, context, {
    language: context.language ?? languageOf(heard.language, understood.language),
    intents: (counted.length > 0 ? counted : (['other'] as const)).map(surely),
    wantsPerson: does.includes('person'),
    name,
    ...(kind && { odds: surelyOfKind(kind) }),
    ...(asks && { isQuestion: true }),
  })
}

// The casts are needed because `fromEntries` does not keep the type of its keys.
const surely = (intent: Intent): IntentOdds =>
  Object.fromEntries(INTENTS.map((name) => [name, Number(name === intent)])) as IntentOdds
const surelyOfKind = (kind: QuestionKind): Heard['odds'] =>
  Object.fromEntries(QUESTION_KINDS.map((name) => [name, Number(name === kind)])) as Heard['odds']

/** Whether the text asks or wishes for something. In a language it was not trained in, the listener recognizes only question marks. */
const wantsMore = (heard: Heard): boolean =>
  heard.text.includes('?') ||
  (LANGUAGES.includes(heard.language) &&
    (heard.isQuestion || heard.isUrgent || heard.wantsPerson || heard.wantsCallback))

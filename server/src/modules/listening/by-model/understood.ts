import * as z from 'zod/mini'
import { jsonIn } from '../../../ports/model/json-in.ts'
import { CUE_NAMES, type CueName } from '../caller-cues.ts'
import { type Intent, INTENTS } from '../intents.ts'
import { QUESTION_KINDS, type QuestionKind } from '../types.ts'

/** What a model understood of somebody's words. */
export type Understood = {
  /** Intents in the text, in order. */
  does: Intent[]
  name: string | null
  /** The organisation a caller calls for, and the reason of the call; null for anybody who is not a caller. */
  organisation: string | null
  reason: string | null
  cues: CueName[]
  /** ISO 639-1 code; null when the model named none, and absent in calls that began before this was asked. */
  language?: string | null
  /** What a question asks for; null when the model was not asked or named no such kind. */
  kind?: QuestionKind | null
}

const MAX = 12
const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const names = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX))

/** Null for anything else: a model that names no such language or kind has still understood the rest. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- this is Zod's `catch`, not that of a promise
  z.catch(z.nullable(schema), null)
const Language = orNull(z.string().check(z.regex(/^[a-z]{2}(?:-|$)/i)))
const Kind = orNull(z.enum(QUESTION_KINDS))

const Reply = z.object({
  does: names.check(z.minLength(1)),
  name: words(60),
  organisation: words(80),
  reason: words(300),
  cues: z.optional(names),
  language: Language,
  kind: Kind,
})

/**
 * Reads a model's answer about a text. What it quotes must be in the text, so that no guess and no translation becomes somebody's name.
 * @returns null when the answer does not have the expected shape.
 */
export function understoodIn(reply: string, text: string): Understood | null {
  const parsed = Reply.safeParse(readJson(reply))
  if (!parsed.success) return null
  const does = INTENTS.filter((intent) => parsed.data.does.includes(intent))
  if (does.length === 0) return null
  const plainText = plain(text)
  const quoted = (quote: string | null | undefined): string | null => {
    const plainQuote = quote ? plain(quote) : ''
    return quote && plainQuote && plainText.includes(plainQuote) ? quote.trim() : null
  }
  const { name, organisation, reason, cues = [], language, kind } = parsed.data
  return {
    does: does.toSorted((one, other) => orderIn(parsed.data.does, one, other)),
    name: quoted(name),
    organisation: quoted(organisation),
    reason: quoted(reason),
    cues: CUE_NAMES.filter((cue) => cues.includes(cue)),
    // “pt-BR” is Portuguese.
    language: language?.slice(0, 2).toLowerCase() ?? null,
    kind,
  }
}

function readJson(reply: string): unknown {
  try {
    return jsonIn(reply)
  } catch {
    return null
  }
}

const orderIn = (order: string[], one: string, other: string): number =>
  order.indexOf(one) - order.indexOf(other)

/** Lower case, without accents and punctuation. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

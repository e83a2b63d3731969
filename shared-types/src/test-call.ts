import * as z from 'zod/mini'

/** Path of the WebSocket of a test call, in which the browser is the caller. It needs the session cookie. */
export const TEST_CALL_PATH = '/agent/test-call/:id'

/**
 * What the caller in the browser sends. `last: false` marks speech that is still going on: the next `say` repeats it with more
 * text.
 */
export const TestCallInput = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('say'),
    text: z.string().check(z.minLength(1), z.maxLength(2_000)),
    last: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('dtmf'), digit: z.string().check(z.regex(/^[0-9*#]$/)) }),
  /** The caller interrupted the agent: what they had heard of the reply, and for how many milliseconds. */
  z.object({
    type: z.literal('interrupt'),
    heard: z.string().check(z.maxLength(4_000)),
    ms: z.number(),
  }),
  z.object({ type: z.literal('hangup') }),
])
export type TestCallInput = z.infer<typeof TestCallInput>

/** What the browser is told to play or show. */
export type TestCallEvent =
  | { type: 'started'; call_sid: string }
  /** The language the agent speaks from now on, as BCP 47. */
  | { type: 'language'; language: string }
  /** The greeting, and other sentences that are not replies. */
  | { type: 'said'; text: string }
  /** A piece of a reply; `last` marks its end. */
  | { type: 'text'; token: string; last: boolean }
  /** The owner's phone rings. */
  | { type: 'dialling'; to: string }
  /** The owner took the call. */
  | { type: 'connected' }
  /** A message is being recorded: what the caller says now is stored. */
  | { type: 'recording' }
  | { type: 'ended' }
  | { type: 'error'; message: string }

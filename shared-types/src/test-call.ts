import * as z from 'zod/mini'

/** WebSocket, session cookie: the browser is the caller. */
export const TEST_CALL_PATH = '/agent/test-call/:id'

/** What the caller in the browser does. `last: false` is speech that goes on; its text grows. */
export const TestCallInput = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('say'),
    text: z.string().check(z.minLength(1), z.maxLength(2_000)),
    last: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('dtmf'), digit: z.string().check(z.regex(/^[0-9*#]$/)) }),
  /** The caller cut in: what they heard of the reply, and for how many milliseconds. */
  z.object({
    type: z.literal('interrupt'),
    heard: z.string().check(z.maxLength(4_000)),
    ms: z.number(),
  }),
  z.object({ type: z.literal('hangup') }),
])
export type TestCallInput = z.infer<typeof TestCallInput>

/** What the caller in the browser hears. */
export type TestCallEvent =
  | { type: 'started'; call_sid: string }
  /** What the agent speaks from here on, BCP 47. */
  | { type: 'language'; language: string }
  /** The greeting, and every sentence said outside the conversation. */
  | { type: 'said'; text: string }
  /** A piece of the reply; `last` ends it. */
  | { type: 'text'; token: string; last: boolean }
  /** The owner's phone rings. */
  | { type: 'dialling'; to: string }
  /** The owner took the call. */
  | { type: 'connected' }
  /** A message is being recorded: what is said now is kept. */
  | { type: 'recording' }
  | { type: 'ended' }
  | { type: 'error'; message: string }

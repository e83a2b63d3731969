import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(10_000))

/** Frames that Twilio sends over the relay. Fields that we do not read are not checked. */
export const RelayFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('setup'),
    sessionId: text,
    callSid: text,
    customParameters: z.optional(z.record(z.string(), text)),
  }),
  z.object({ type: z.literal('prompt'), voicePrompt: text, last: z.optional(z.boolean()) }),
  z.object({ type: z.literal('dtmf'), digit: z.string().check(z.regex(/^[0-9*#A-D]$/)) }),
  z.object({
    type: z.literal('interrupt'),
    utteranceUntilInterrupt: text,
    /** A number or its text; nothing depends on it. */
    durationUntilInterruptMs: z.optional(z.union([z.number(), z.string()])),
  }),
  z.object({ type: z.literal('error'), description: text }),
  z.object({ type: z.literal('info'), name: text, value: z.optional(z.unknown()) }),
])
export type RelayFrame = z.infer<typeof RelayFrame>

/** Frames that we send. */
export type ApplicationFrame =
  | { type: 'text'; token: string; last: boolean }
  | { type: 'language'; ttsLanguage: string }
  | { type: 'end'; handoffData: string }

const KNOWN = new Set(['setup', 'prompt', 'dtmf', 'interrupt', 'error', 'info'])

/** @returns the frame; `later` for a well-formed frame of an unknown type; null when it is malformed. */
export function readFrame(data: string): RelayFrame | 'later' | null {
  const parsed = parse(data)
  if (typeof parsed !== 'object' || parsed === null || !('type' in parsed)) return null
  if (typeof parsed.type === 'string' && !KNOWN.has(parsed.type)) return 'later'
  return RelayFrame.safeParse(parsed).data ?? null
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

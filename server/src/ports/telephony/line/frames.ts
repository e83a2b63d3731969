import * as z from 'zod/mini'

const flag = z.optional(z.boolean())

/** Frames that the application may send over the relay. */
export const ApplicationFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    token: z.string(),
    last: flag,
    lang: z.optional(z.string()),
    interruptible: flag,
    preemptible: flag,
  }),
  z.object({
    type: z.literal('play'),
    source: z.url(),
    loop: z.optional(z.number().check(z.int(), z.minimum(0))),
    interruptible: flag,
    preemptible: flag,
  }),
  z.object({ type: z.literal('sendDigits'), digits: z.string().check(z.regex(/^[0-9w#*]+$/)) }),
  z
    .object({
      type: z.literal('language'),
      ttsLanguage: z.optional(z.string()),
      transcriptionLanguage: z.optional(z.string()),
    })
    .check(
      z.refine(
        ({ ttsLanguage, transcriptionLanguage }) => Boolean(ttsLanguage ?? transcriptionLanguage),
        'Names neither ttsLanguage nor transcriptionLanguage',
      ),
    ),
  z.object({ type: z.literal('end'), handoffData: z.optional(z.string()) }),
])
export type ApplicationFrame = z.infer<typeof ApplicationFrame>

/** Frames that Twilio sends over the relay. */
export type RelayFrame =
  | {
      type: 'setup'
      sessionId: string
      accountSid: string
      parentCallSid: string
      callSid: string
      from: string
      to: string
      forwardedFrom: string
      callType: 'PSTN'
      callerName: string
      direction: 'inbound'
      callStatus: string
      customParameters: Record<string, string>
    }
  | { type: 'prompt'; voicePrompt: string; lang: string; last: boolean }
  | { type: 'dtmf'; digit: string }
  | { type: 'interrupt'; utteranceUntilInterrupt: string; durationUntilInterruptMs: number }
  | { type: 'error'; description: string }
  | { type: 'info'; name: 'agentSpeaking' | 'clientSpeaking'; value: 'on' | 'off'; ts: number }
  | { type: 'info'; name: 'tokensPlayed'; value: string }

/** @returns the parsed frame, or what is wrong with it. */
export function readFrame(data: string): ApplicationFrame | { wrong: string } {
  try {
    const parsed = ApplicationFrame.safeParse(JSON.parse(data))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return { wrong: `${issue!.path.join('.') || 'message'}: ${issue!.message}` }
  } catch {
    return { wrong: 'not JSON' }
  }
}

import type { CallerFacts } from '../types.ts'

export type CallKind =
  | ('robocall' | 'scam' | 'sales' | 'political' | 'survey' | 'charity')
  | ('family' | 'friend' | 'medical' | 'school' | 'delivery' | 'notice' | 'code')
  | ('work' | 'hiring' | 'customer' | 'trade' | 'neighbour' | 'official')
  | ('wrong-number' | 'other')

/** A scripted call: how the caller opens, and their answers to who, why and how; `else` has further answers, in order. */
export type CallScript = {
  id: string
  kind: CallKind
  label: 'wanted' | 'unwanted' | 'unsure'
  opens: string
  who?: string
  why?: string
  how?: string
  /** The caller's answer when told that no offers are taken by phone. */
  no?: string
  else?: string[]
  facts?: Partial<CallerFacts>
}

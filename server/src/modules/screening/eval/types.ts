import type { CallerFacts } from '../types.ts'

export type CallKind =
  | ('robocall' | 'scam' | 'sales' | 'political' | 'survey' | 'charity')
  | ('family' | 'friend' | 'medical' | 'school' | 'delivery' | 'notice' | 'code')
  | ('work' | 'hiring' | 'customer' | 'trade' | 'neighbour' | 'official')
  | ('wrong-number' | 'other')

/** A written call: what the caller opens with, and what they answer when asked who, why or how; `else` answers the rest, in order. */
export type CallScript = {
  id: string
  kind: CallKind
  label: 'wanted' | 'unwanted' | 'unsure'
  opens: string
  who?: string
  why?: string
  how?: string
  /** The answer to "no offers by phone". */
  no?: string
  else?: string[]
  facts?: Partial<CallerFacts>
}

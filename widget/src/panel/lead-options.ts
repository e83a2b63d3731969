import type { ShownLeadForm } from 'shared-types'
import type { LeadAnswer } from './lead-types.ts'

export type LeadOptions = {
  form: ShownLeadForm
  /** What it lies over. */
  panel: HTMLElement
  language: string
  /** Throws what the server says. */
  send: (answers: LeadAnswer[]) => Promise<unknown>
  /** With what was sent, or nothing where the visitor left it. */
  onEnd: (answers?: LeadAnswer[]) => void
}

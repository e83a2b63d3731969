import type { ShownLeadForm } from 'shared-types'
import type { LeadAnswer } from './lead-types.ts'

export type LeadOptions = {
  form: ShownLeadForm
  /** The element that the form covers. */
  panel: HTMLElement
  language: string
  /** Throws the server's message. */
  send: (answers: LeadAnswer[]) => Promise<unknown>
  /** Called with the answers, or with nothing where the visitor skipped the form. */
  onEnd: (answers?: LeadAnswer[]) => void
}

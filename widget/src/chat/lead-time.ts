import type { LeadForm } from 'shared-types'
import type { PanelMessage } from '../panel/types.ts'

/** Whether to show the owner's form now: before the visitor writes, or after the first answer. */
export const isTimeFor = ({ when }: LeadForm, messages: PanelMessage[]): boolean => {
  const hasWritten = messages.some(({ from }) => from === 'visitor')
  const isAnswered = messages.some(({ from, state }) => from === 'agent' && state === 'sent')
  return when === 'before' ? !hasWritten : hasWritten && isAnswered
}

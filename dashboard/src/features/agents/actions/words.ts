import type { ActionInputKind, ActionRunState, ActionTemplate } from 'shared-types'
import type { Tone } from '~/ui/Badge.tsx'

export const KINDS: Record<ActionInputKind, string> = {
  text: 'Text',
  number: 'Number',
  email: 'Email address',
  phone: 'Telephone number',
  date: 'Day',
  choice: 'One of several',
}

export const STATES: Record<ActionRunState, [tone: Tone, word: string]> = {
  asking: ['plain', 'Asking'],
  proposed: ['plain', 'Waits for a yes'],
  running: ['plain', 'Running'],
  done: ['positive', 'Done'],
  failed: ['negative', 'Failed'],
  unknown: ['negative', 'Not known'],
  dropped: ['plain', 'Not done'],
}

export const TEMPLATES: Record<ActionTemplate['kind'], string> = {
  order: 'Says where an order is. Asks for its number.',
  stock: 'Says how many of an item are left.',
  ticket: 'Opens a support ticket, after the visitor said yes.',
}

import type { CreateAgent } from 'shared-types'
import type { NewAgent } from './store.ts'

/** Until the owner writes their own, it is said in the language of the visitor. */
export const DEFAULT_HANDOVER_MESSAGE =
  'Let me bring in a colleague. Please leave your message, a person will answer you here.'

/** What a new agent starts with, so that it can be embedded before anything was edited. */
export const newAgent = ({ name, type }: CreateAgent): NewAgent => ({
  name,
  type,
  brandName: name,
  brandColor: '#2b3bd1',
  textColor: '#ffffff',
  welcomeMessage: 'Hi! How can I help you today?',
  handoverMessage: DEFAULT_HANDOVER_MESSAGE,
  suggestedQuestions: '',
})

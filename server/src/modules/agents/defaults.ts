import type { CreateAgent } from 'shared-types'
import type { NewAgent } from './store.ts'

/** What a new agent starts with, so that it can be embedded before anything was edited. */
export const newAgent = ({ name, type }: CreateAgent): NewAgent => ({
  name,
  type,
  brandName: name,
  brandColor: '#2b3bd1',
  textColor: '#ffffff',
  welcomeMessage: 'Hi! How can I help you today?',
  handoverMessage:
    'Let me bring in a colleague. Please leave your message, a person will answer you here.',
  suggestedQuestions: '',
})

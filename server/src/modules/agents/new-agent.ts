import type { CreateAgent } from 'shared-types'
import { DEFAULT_HANDOVER_MESSAGE, DEFAULT_WELCOME_MESSAGE } from './defaults.ts'
import type { NewAgent } from './store.ts'

/** What a new agent starts with, so that it can be embedded before anything was edited. */
export const newAgent = ({ name, type }: CreateAgent): NewAgent => ({
  name,
  type,
  brandName: name,
  brandColor: '#2b3bd1',
  textColor: '#ffffff',
  welcomeMessage: DEFAULT_WELCOME_MESSAGE,
  handoverMessage: DEFAULT_HANDOVER_MESSAGE,
  suggestedQuestions: '',
})

import type { CreateAgent } from 'shared-types'
import { DEFAULT_HANDOVER_MESSAGE, DEFAULT_WELCOME_MESSAGE } from './defaults.ts'
import type { NewAgent } from './store.ts'

/** The settings of a new agent, with which it can be embedded at once. */
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

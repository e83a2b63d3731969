import type { PanelTexts, TextsByLanguage } from 'shared-types'
import { wordingIn } from '../../wording/index.ts'
import { writtenIn } from '../../wording/index.ts'

const { chat } = wordingIn('en')

/** The default message, said in the language of the agent or of the visitor until the owner writes another. */
export const DEFAULT_HANDOVER_MESSAGE = chat.handover
export const DEFAULT_WELCOME_MESSAGE = chat.welcome

type Welcome = { welcomeMessage: string }
type Handover = { handoverMessage: string }
type Texts = { panelTexts: TextsByLanguage }

/** The owner's text as written; the default text in the given language. @param language `auto` means English. */
export const welcomeMessageIn = ({ welcomeMessage }: Welcome, language: string): string =>
  welcomeMessage === DEFAULT_WELCOME_MESSAGE ? writtenIn(language).chat.welcome : welcomeMessage

/** The same for the handover message. */
export const handoverMessageIn = ({ handoverMessage }: Handover, language: string): string =>
  handoverMessage === DEFAULT_HANDOVER_MESSAGE ? writtenIn(language).chat.handover : handoverMessage

/** The welcome message for a visitor: the owner's text for their language, or else the one for all languages. */
export const welcomeSaidIn = (agent: Welcome & Texts, language: string): string =>
  textsIn(agent, language)?.welcome_message || welcomeMessageIn(agent, language)

/** The same for the handover message. */
export const handoverSaidIn = (agent: Handover & Texts, language: string): string =>
  textsIn(agent, language)?.handover_message || handoverMessageIn(agent, language)

const textsIn = ({ panelTexts }: Texts, language: string): PanelTexts | undefined =>
  (panelTexts as Record<string, PanelTexts>)[language]

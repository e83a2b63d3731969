import type { PanelTexts, TextsByLanguage } from 'shared-types'
import { wordingIn } from '../../wording/index.ts'
import { writtenIn } from '../../wording/index.ts'

const { chat } = wordingIn('en')

/** Until the owner writes their own, both are said in the language of the agent, or of the visitor. */
export const DEFAULT_HANDOVER_MESSAGE = chat.handover
export const DEFAULT_WELCOME_MESSAGE = chat.welcome

type Welcome = { welcomeMessage: string }
type Handover = { handoverMessage: string }
type Texts = { panelTexts: TextsByLanguage }

/** The owner's own words as they stand; those that came with the agent in another language. @param language `auto` is English. */
export const welcomeMessageIn = ({ welcomeMessage }: Welcome, language: string): string =>
  welcomeMessage === DEFAULT_WELCOME_MESSAGE ? writtenIn(language).chat.welcome : welcomeMessage

/** As for the welcome message. */
export const handoverMessageIn = ({ handoverMessage }: Handover, language: string): string =>
  handoverMessage === DEFAULT_HANDOVER_MESSAGE ? writtenIn(language).chat.handover : handoverMessage

/** To a visitor: what the owner wrote for their language, before what is said to all. */
export const welcomeSaidIn = (agent: Welcome & Texts, language: string): string =>
  textsIn(agent, language)?.welcome_message || welcomeMessageIn(agent, language)

/** As for the welcome message. */
export const handoverSaidIn = (agent: Handover & Texts, language: string): string =>
  textsIn(agent, language)?.handover_message || handoverMessageIn(agent, language)

const textsIn = ({ panelTexts }: Texts, language: string): PanelTexts | undefined =>
  (panelTexts as Record<string, PanelTexts>)[language]

import { wordingIn } from '../../wording/index.ts'

const { chat } = wordingIn('en')

/** Until the owner writes their own, both are said in the language of the agent, or of the visitor. */
export const DEFAULT_HANDOVER_MESSAGE = chat.handover
export const DEFAULT_WELCOME_MESSAGE = chat.welcome

/** The owner's own words as they stand; those that came with the agent in another language. @param language `auto` is English. */
export const welcomeMessageIn = (
  { welcomeMessage }: { welcomeMessage: string },
  language: string,
): string =>
  welcomeMessage === DEFAULT_WELCOME_MESSAGE ? wordingIn(language).chat.welcome : welcomeMessage

/** As for the welcome message. */
export const handoverMessageIn = (
  { handoverMessage }: { handoverMessage: string },
  language: string,
): string =>
  handoverMessage === DEFAULT_HANDOVER_MESSAGE ? wordingIn(language).chat.handover : handoverMessage

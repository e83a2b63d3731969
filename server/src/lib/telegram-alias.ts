/** Chats of bots of accounts' own have numbers from here on in our tables; Telegram's have 52 bits at most. */
export const FIRST_ALIAS = 2 ** 52

/** Whether a number of a chat is an alias, which those of bots of accounts' own have. */
export const isAlias = (chatId: number): boolean => Math.abs(chatId) >= FIRST_ALIAS

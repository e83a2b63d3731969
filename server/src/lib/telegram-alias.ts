/** In our tables, chats of accounts' own bots have numbers from here on; Telegram's ids have 52 bits at most. */
export const FIRST_ALIAS = 2 ** 52

/** Whether a chat's number is an alias, as for accounts' own bots. */
export const isAlias = (chatId: number): boolean => Math.abs(chatId) >= FIRST_ALIAS

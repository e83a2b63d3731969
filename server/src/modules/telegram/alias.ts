import { FIRST_ALIAS } from '../../db/schema/telegram.ts'

/** Whether a number of a chat is an alias, which those of bots of accounts' own have. */
export const isAlias = (chatId: number): boolean => Math.abs(chatId) >= FIRST_ALIAS

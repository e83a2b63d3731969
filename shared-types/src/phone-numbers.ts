import * as z from 'zod/mini'

/** A phone number as E.164. */
export const Phone = z
  .string()
  .check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/, 'Invalid phone number'))

/** Area codes of +1 outside the US, its territories and Canada: texts and calls there cost as much as abroad. */
const ABROAD = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
)

/** Whether a number is of the US or Canada, where this product is offered. */
export const isUsOrCanadian = (phone: string): boolean =>
  /^\+1\d{10}$/.test(phone) && !ABROAD.has(phone.slice(2, 5))

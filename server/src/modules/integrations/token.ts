import { createHmac } from 'node:crypto'

/**
 * The token that links a Telegram group, as its owner sees it: 32 hexadecimal digits, different in every generation. It is derived from the
 * secret whenever it is shown, and never stored.
 */
export const tokenOf = (
  secret: string,
  { id, tokenGeneration }: { id: string; tokenGeneration: number },
): string =>
  createHmac('sha256', secret)
    .update(`telegram:${id}:${tokenGeneration}`)
    .digest('hex')
    .slice(0, 32)

import { createHmac } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../lib/secret-token.ts'
import { type IntegrationRow, updateToken } from './store.ts'

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

/**
 * The token that links a group at present. It is derived from the installation's secret at the time it was made: while that secret is still
 * accepted, the token stays the same; after that it cannot be derived any more, and one derived from the present secret replaces it.
 */
export async function currentToken({ config, db }: Deps, row: IntegrationRow): Promise<string> {
  const made = config.secrets
    .map((secret) => tokenOf(secret, row))
    .find((token) => hashToken(token) === row.tokenHash)
  if (made) return made
  const token = tokenOf(config.secret, row)
  const { tokenGeneration } = row
  await updateToken(db, row, { tokenGeneration, tokenHash: hashToken(token) })
  return token
}

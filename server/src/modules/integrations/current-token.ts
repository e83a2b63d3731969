import type { Deps } from '../../deps.ts'
import { type IntegrationRow, updateToken } from './store.ts'
import { tokenOf } from './token.ts'
import { hashToken } from '../../lib/secret-token.ts'

/**
 * The token that links a group now. It was made from the secret of its time: while that is still believed, it is shown as it was handed
 * out; after that nobody can say it any more, and one made from the secret of today takes its place.
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

import type { Config } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import { seal, unseal } from '../../../lib/sealed.ts'
import type { WhatsappAccount } from '../../../ports/telephony/whatsapp.ts'
import { findSender, type SenderRow } from './sender-store.ts'

export const PURPOSE = 'whatsapp account'

export const sealToken = ({ secret }: Pick<Config, 'secret'>, token: string): string =>
  seal(secret, PURPOSE, token)

/** @returns undefined when its token was encrypted with a lost secret */
export function accountOf(
  { config }: Pick<Deps, 'config'>,
  { accountSid, sealed }: Pick<SenderRow, 'accountSid' | 'sealed'>,
): WhatsappAccount | undefined {
  const authToken = unseal(config.secrets, PURPOSE, sealed)
  return authToken === null ? undefined : { accountSid, authToken }
}

/** The address at which Twilio announces messages to a sender. */
export const announcedAt = ({ appUrl }: Pick<Config, 'appUrl'>, id: string): string =>
  `${appUrl}/api/webhooks/twilio/whatsapp/${id}`

/**
 * The account of a sender.
 * @throws 404 when there is no such sender.
 */
export async function accountOfSender({ db }: Deps, id: string): Promise<string> {
  const row = await findSender(db, id)
  if (!row) throw notFound('WhatsApp number')
  return row.userId
}

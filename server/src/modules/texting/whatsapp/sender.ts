import type { Config } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { seal, unseal } from '../../../lib/sealed.ts'
import type { WhatsappAccount } from '../../../ports/telephony/whatsapp.ts'
import type { SenderRow } from './sender-store.ts'

const PURPOSE = 'whatsapp account'

export const sealToken = ({ secret }: Pick<Config, 'secret'>, token: string): string =>
  seal(secret, PURPOSE, token)

/** @returns nothing where its token was sealed with a secret that is lost */
export function accountOf(
  { config }: Pick<Deps, 'config'>,
  { accountSid, sealed }: SenderRow,
): WhatsappAccount | undefined {
  const authToken = unseal(config.secrets, PURPOSE, sealed)
  return authToken === null ? undefined : { accountSid, authToken }
}

/** Where Twilio announces messages to a sender. */
export const announcedAt = ({ appUrl }: Pick<Config, 'appUrl'>, id: string): string =>
  `${appUrl}/api/webhooks/twilio/whatsapp/${id}`

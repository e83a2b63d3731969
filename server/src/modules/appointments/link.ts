import { parse, stringify } from 'uuid'
import type { Config } from '../../config.ts'
import { readLink, signLink } from '../../lib/signed-link.ts'

const PURPOSE = 'appointment'

/** The page of one appointment, for whoever has it; nobody else can make the link. */
export const appointmentLink = ({ appUrl, secret }: Config, id: string, language: string): string =>
  `${appUrl}${pathOf(secret, id)}?in=${encodeURIComponent(language)}`

export const pathOf = (secret: string, id: string): string =>
  `/book/mine/${signLink(secret, PURPOSE, Buffer.from(parse(id)))}`

/** The page where new ones are booked. */
export const bookingLink = ({ appUrl }: Config, code: string, language: string): string =>
  `${appUrl}/book/with/${code}?in=${encodeURIComponent(language)}`

/** The same, which says first that a time was taken. */
export const takenLink = (config: Config, code: string, language: string): string =>
  `${bookingLink(config, encodeURIComponent(code), language)}&was=taken`

/** @returns the id of the appointment; null for a link that is none of ours */
export function appointmentIn({ secrets }: Config, token: string): string | null {
  const said = readLink(secrets, PURPOSE, token)
  return said?.length === 16 ? stringify(said) : null
}

import { parse, stringify } from 'uuid'
import type { Config } from '../../config.ts'
import { readLink, signLink } from '../../lib/signed-link.ts'

const PURPOSE = 'appointment'

/** Address of the page of one appointment, signed so that nobody else can make it. */
export const appointmentLink = ({ appUrl, secret }: Config, id: string, language: string): string =>
  `${appUrl}${pathOf(secret, id)}?in=${encodeURIComponent(language)}`

/** The same, where it is asked whether to move the appointment to this time. */
export const moveLink = (config: Config, id: string, language: string, at: Date): string =>
  `${appointmentLink(config, id, language)}&do=move&at=${encodeURIComponent(at.toISOString())}`

export const pathOf = (secret: string, id: string): string =>
  `/book/mine/${signLink(secret, PURPOSE, Buffer.from(parse(id)))}`

/** Address of the page where appointments are booked. */
export const bookingLink = ({ appUrl }: Config, code: string, language: string): string =>
  `${appUrl}/book/with/${code}?in=${encodeURIComponent(language)}`

/** The same, with a note that a time was taken. */
export const takenLink = (config: Config, code: string, language: string): string =>
  `${bookingLink(config, encodeURIComponent(code), language)}&was=taken`

/** @returns the id of the appointment; null when the link is not signed by us */
export function appointmentIn({ secrets }: Config, token: string): string | null {
  const content = readLink(secrets, PURPOSE, token)
  return content?.length === 16 ? stringify(content) : null
}

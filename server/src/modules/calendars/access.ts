import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import type { CalendarAccess } from '../../ports/calendars/index.ts'

export const PURPOSE = 'calendar access'

const Access = z.discriminatedUnion('vendor', [
  z.object({ vendor: z.literal('google'), refreshToken: z.string(), local: z.boolean() }),
  z.object({ vendor: z.literal('cal_com'), key: z.string() }),
  z.object({ vendor: z.literal('calendly'), key: z.string() }),
  z.object({
    vendor: z.literal('caldav'),
    server: z.string(),
    username: z.string(),
    password: z.string(),
  }),
])

export const sealAccess = ({ config }: Pick<Deps, 'config'>, access: CalendarAccess): string =>
  seal(config.secret, PURPOSE, JSON.stringify(access))

/** @returns null when the installation's secret has changed: the owner must connect the calendar again */
export function openAccess(
  { config }: Pick<Deps, 'config'>,
  sealed: string,
): CalendarAccess | null {
  const text = unseal(config.secrets, PURPOSE, sealed)
  return text === null ? null : Access.parse(JSON.parse(text))
}

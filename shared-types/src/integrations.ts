import * as z from 'zod/mini'
import { Id, idParams, Nothing, TimeZone } from './common.ts'
import { endpoint } from './endpoint.ts'
import { URL_MAX } from './limits.ts'

export const IntegrationType = z.enum(['google_calendar', 'telegram'])
export type IntegrationType = z.infer<typeof IntegrationType>

export const Integration = z.object({
  id: Id,
  type: IntegrationType,
  url: z.optional(z.string()),
  /** Only for a booking page: how often its link was given to customers and opened since it was added. */
  booking: z.optional(
    z.object({
      offers: z.number(),
      clicks: z.object({ widget: z.number(), voice: z.number(), telegram: z.number() }),
      time_zone: z.string(),
    }),
  ),
})
export type Integration = z.infer<typeof Integration>

export const IntegrationDetail = z.extend(Integration, {
  telegram: z.optional(
    z.object({
      auth_token: z.string(),
      groups: z.array(z.object({ name: z.string() })),
      /** Name of the bot without `@`; null while Telegram does not answer. */
      bot: z.nullable(z.string()),
      /** Present where it is a bot of the owner's own. `refused`: Telegram refuses its token. */
      own: z.optional(z.object({ refused: z.boolean() })),
      /** End of the public link that opens a private chat with the bot. */
      start: z.optional(z.string()),
    }),
  ),
})
export type IntegrationDetail = z.infer<typeof IntegrationDetail>

const LINK_MISSING = 'Please enter the booking page link'

/** A booking link has to be https, because it is texted to customers, for whom it has to be safe to open. */
export const BookingLink = z
  .string(LINK_MISSING)
  .check(
    z.trim(),
    z.minLength(1, LINK_MISSING),
    z.maxLength(URL_MAX, 'This link is too long.'),
    z.refine(isSecurePage, 'Enter a link that begins with https://'),
  )

export const AddIntegration = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('google_calendar'),
    agent_id: Id,
    url: BookingLink,
    /** The owner confirms this page although it belongs to no booking service we know. */
    any_page: z.optional(z.boolean()),
    /** Time zone of the owner, in which a caller's "Tuesday at 3" is understood; UTC where it is absent. */
    time_zone: z.optional(TimeZone),
  }),
  z.object({ type: z.literal('telegram'), agent_id: Id }),
])
export type AddIntegration = z.infer<typeof AddIntegration>

/** As BotFather gives it. */
export const BotToken = z.object({
  token: z
    .string()
    .check(z.trim(), z.regex(/^\d{6,16}:[\w-]{35}$/, 'Paste the whole token, as 123456:ABC…')),
})

const integrationPath = z.object({ agentId: Id, integrationId: Id })

export const integrations = {
  add: endpoint({
    method: 'POST',
    path: '/agent/integration',
    summary: 'Adds an integration; one of a type.',
    body: AddIntegration,
    response: Integration,
  }),
  list: endpoint({
    method: 'GET',
    path: '/agent/integration/:id',
    summary: 'Integrations of an agent.',
    params: idParams,
    response: z.array(Integration),
  }),
  read: endpoint({
    method: 'GET',
    path: '/agent/integration/:agentId/:integrationId',
    summary: 'One integration.',
    params: integrationPath,
    response: IntegrationDetail,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/agent/integration/:agentId/:integrationId',
    summary: 'Deletes an integration.',
    params: integrationPath,
    response: Nothing,
  }),
  rotateToken: endpoint({
    method: 'PATCH',
    path: '/agent/integration/rotate-token/:agentId/:integrationId',
    summary: 'Makes a new Telegram token; the old one and its groups end.',
    params: integrationPath,
    response: z.object({ newToken: z.string() }),
  }),
  setBot: endpoint({
    method: 'POST',
    path: '/agent/integration/bot/:agentId/:integrationId',
    summary: "Has the agent answer through a Telegram bot of the owner's own.",
    params: integrationPath,
    body: BotToken,
    response: z.object({
      /** Its name without `@`. */
      bot: z.string(),
    }),
  }),
  removeBot: endpoint({
    method: 'DELETE',
    path: '/agent/integration/bot/:agentId/:integrationId',
    summary: 'Removes that bot, which leaves its groups.',
    params: integrationPath,
    response: Nothing,
  }),
}

/** Whether a link is https, has a public host name, and contains no user name or password. */
function isSecurePage(link: string): boolean {
  const url = URL.parse(link)
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
}

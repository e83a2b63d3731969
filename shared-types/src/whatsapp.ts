import * as z from 'zod/mini'
import { idParams, Nothing } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SendText } from './local-texts.ts'
import { Phone } from './phone-numbers.ts'

/** The state of a sender at Twilio. `refused`: Twilio no longer accepts the account and token. `unknown`: Twilio did not answer. */
export const WhatsappState = z.enum([
  'online',
  'waiting',
  'offline',
  'missing',
  'refused',
  'unknown',
])
export type WhatsappState = z.infer<typeof WhatsappState>

/** The WhatsApp number an agent answers at, in its owner's Twilio account. */
export const WhatsappSender = z.object({
  phone: z.string(),
  account_sid: z.string(),
  state: WhatsappState,
})
export type WhatsappSender = z.infer<typeof WhatsappSender>

/** As the Twilio Console shows them. */
export const ConnectWhatsapp = z.object({
  account_sid: z
    .string()
    .check(z.trim(), z.regex(/^AC[0-9a-f]{32}$/, 'It begins with AC and has 34 characters')),
  auth_token: z
    .string()
    .check(z.trim(), z.regex(/^[0-9a-f]{32}$/, 'Paste the whole token, 32 characters')),
  phone: Phone,
})
export type ConnectWhatsapp = z.infer<typeof ConnectWhatsapp>

export const whatsapp = {
  read: endpoint({
    method: 'GET',
    path: '/agent/whatsapp/:id',
    summary: 'The WhatsApp number of an agent, with its state at Twilio; null where it has none.',
    params: idParams,
    response: z.nullable(WhatsappSender),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/agent/whatsapp/:id',
    summary: "Has the agent answer at a WhatsApp sender of its owner's Twilio account.",
    params: idParams,
    body: ConnectWhatsapp,
    response: WhatsappSender,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/agent/whatsapp/:id',
    summary: 'The agent no longer answers there.',
    params: idParams,
    response: Nothing,
  }),
}

export const localWhatsapp = {
  register: endpoint({
    method: 'POST',
    path: '/local/whatsapp',
    summary: 'Registers a WhatsApp sender at the local carrier, as the Twilio Console does.',
    response: ConnectWhatsapp,
  }),
  write: endpoint({
    method: 'POST',
    path: '/local/whatsapp/messages',
    summary: 'Writes to a WhatsApp sender of this account, as somebody with a phone would.',
    body: SendText,
    response: Nothing,
  }),
}

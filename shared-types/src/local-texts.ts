import * as z from 'zod/mini'
import { Nothing } from './common.ts'
import { endpoint } from './endpoint.ts'
import { TEXT_MESSAGE_MAX } from './limits.ts'
import { Phone } from './phone-numbers.ts'

/** A text from somebody's phone to a number of an agent. */
export const SendText = z.object({
  from: Phone,
  to: Phone,
  text: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write a message first'), z.maxLength(TEXT_MESSAGE_MAX)),
})
export type SendText = z.infer<typeof SendText>

export const localTexts = {
  send: endpoint({
    method: 'POST',
    path: '/local/messages',
    summary: 'Texts a number of an agent of this account, as somebody with a phone would.',
    body: SendText,
    response: Nothing,
  }),
}

import { MailRefused, type Mailer } from './index.ts'

/** Used in production without a mail server: no mail is sent. */
export const noMailer = (): Mailer => ({
  kind: 'none',
  send: async () => {
    throw new MailRefused('This installation has no mail server configured.')
  },
  close: async () => {},
})

import { MailRefused, type Mailer } from './index.ts'

/** Production without a mail server: nobody is told by mail. */
export const noMailer = (): Mailer => ({
  kind: 'none',
  send: async () => {
    throw new MailRefused('This installation has no mail server configured.')
  },
  close: async () => {},
})

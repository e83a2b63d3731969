/** A mail as the product composes it: the plain text and the HTML say the same. */
export type Mail = {
  /** Message-ID without brackets; the same when the mail is sent again. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** Only for the local mail server: the address of a visitor who answers. */
  visitor?: string
  /** Name shown as the sender, with the installation's own address; by default the installation's name. */
  fromName?: string
  /** Address for answers, to which mail servers also report failures. */
  replyTo?: string
  /** Message-IDs without brackets, newest last: mail programs show the mail as an answer to those. */
  references?: string[]
  /** An appointment for the recipient's calendar (iTIP), which mail programs show with the mail. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
}

export type Mailer = {
  /** `none`: in production without a mail server. */
  kind: 'smtp' | 'local' | 'none'
  /**
   * Hands a mail to the mail server, which is responsible for it afterwards.
   * @throws MailRefused when it will never be accepted; after any other error it may be tried again.
   */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The mail server refuses the mail permanently. */
export class MailRefused extends Error {
  constructor(response: string) {
    super(response)
    this.name = 'MailRefused'
  }
}

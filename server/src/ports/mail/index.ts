/** A mail as the product writes it: both parts say the same. */
export type Mail = {
  /** Without its brackets; the same when it is sent again. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** Who writes it, on the local mail server alone: a visitor who answers. */
  visitor?: string
  /** Whose name stands before the address of this installation; its own without one. */
  fromName?: string
  /** Where answers go, and what mail servers have to say about it. */
  replyTo?: string
  /** Message-IDs without their brackets, the newest last: mail programs show it below those. */
  references?: string[]
  /** An appointment for the calendar of who gets it (iTIP), shown by mail programs with the mail. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string }
}

export type Mailer = {
  /** `none`: production without a mail server. */
  kind: 'smtp' | 'local' | 'none'
  /**
   * Hands a mail over to the mail server, which keeps it from there on.
   * @throws MailRefused where it will never be taken; anything else may be tried again.
   */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The mail server says no, and would again. */
export class MailRefused extends Error {
  constructor(response: string) {
    super(response)
    this.name = 'MailRefused'
  }
}

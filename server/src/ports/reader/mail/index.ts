/** A mail as a mail service delivers it: the original message, or Postmark's JSON. */
export type MailSource = { kind: 'mime' | 'postmark'; content: Uint8Array }

/** The parts of a mail that a conversation needs. */
export type ReadMail = {
  /** Message id without angle brackets; empty where it has none. */
  mailId: string
  /** Sender's address in lower case; empty where there is none. It can be forged. */
  sender: string
  subject: string
  /** The whole text. */
  text: string
  /** Only the new text, without quotes and signature. */
  reply: string
  /** File names of the attachments. */
  attachments: string[]
  /** Sent by a machine: an absence note, a mailing list, a bounce. */
  isAutomatic: boolean
  /** Reports that a mail of ours can never be delivered. */
  isBounce: boolean
}

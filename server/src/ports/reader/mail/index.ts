/** A mail as its service hands it over: as it was on the wire, or as Postmark describes it. */
export type MailSource = { kind: 'mime' | 'postmark'; content: Uint8Array }

/** A mail that somebody wrote, read as far as a conversation needs it. */
export type ReadMail = {
  /** Without its brackets; empty where it has none. */
  mailId: string
  /** Lower case; empty where it says nobody. It proves nothing. */
  sender: string
  subject: string
  /** Everything in it. */
  text: string
  /** What is new in it: no quotes, no signature. */
  reply: string
  /** Names of what is attached. */
  attachments: string[]
  /** No person sent it: a holiday note, a mailing list, a bounce. */
  isAutomatic: boolean
  /** It says that a mail of ours will never be delivered. */
  isBounce: boolean
}

/** The largest file in a conversation, in decimal bytes. */
export const CHAT_FILE_MAX_BYTES = 10_000_000

/** Media types of files that may be sent in a conversation. */
export const CHAT_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'application/pdf',
]

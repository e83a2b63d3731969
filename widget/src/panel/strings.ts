import type { afterStrings } from './after-strings.ts'
import type { fileStrings } from './file-strings.ts'
import type { personStrings } from './person-strings.ts'

/**
 * The launcher's texts until the server has said which language to use. Separate from the panel's texts, so that the script on the page
 * contains only these.
 */
export const OPEN = 'Open chat'

/** The texts that every panel needs; those of its parts are loaded with them. Language files store their texts in this order. */
export const coreStrings = {
  assistant: 'AI assistant',
  chattingWith: (name: string) => `You’re chatting with ${name}`,
  aPerson: 'a person',
  close: 'Close chat',
  more: 'More',
  conversation: 'Conversation',
  chatWith: (name: string) => `Chat with ${name}`,
  placeholder: 'Write a message…',
  send: 'Send message',
  attach: 'Attach a file',
  suggestions: 'Suggested questions',
  sources: 'Sources',
  page: (page: number) => `page ${page}`,
  typing: (name: string) => `${name} is typing`,
  waiting: 'Waiting for a connection',
  notDelivered: 'Not delivered.',
  tooFast: 'Please wait a moment.',
  unavailable: 'This is not possible at the moment.',
  invalid: 'Please check what you entered.',
  retry: 'Try again',
  cut: 'Stopped when a person joined',
  offline: 'You’re offline. Messages are sent when you’re back.',
  latest: 'Jump to the latest message',
  askPerson: 'Talk to a person',
  joined: (name: string) => `${name} joined the chat`,
  left: (name: string) => `${name} left the chat`,
  someone: 'A person',
  ended: 'This conversation has ended. Send a message to start a new one.',
  replyFailed: 'The reply could not be finished.',
  poweredBy: 'Powered by',
  unread: (count: number) => `${count} unread message${count === 1 ? '' : 's'}`,
}

/** The words of the parts, each beside its part. */
export type PartStrings = typeof personStrings & typeof afterStrings & typeof fileStrings
/** Every text: a language that lacks one does not compile. */
export type AllStrings = typeof coreStrings & PartStrings
/** A part that finds no texts of its own here is in English. */
export type PanelStrings = typeof coreStrings & Partial<PartStrings>

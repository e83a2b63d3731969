/** Every word the launcher says. Apart from the panel's, so that the script of the page carries only these. */
export const launcherStrings = {
  open: 'Open chat',
  close: 'Close chat',
  dismiss: 'Dismiss message',
}

/** Every word of the panel, in one place; `ChatPanel` takes another set as `strings`. */
export const panelStrings = {
  assistant: 'AI assistant',
  chattingWith: (name: string) => `You’re chatting with ${name}`,
  aPerson: 'a person',
  close: 'Close chat',
  conversation: 'Conversation',
  chatWith: (name: string) => `Chat with ${name}`,
  placeholder: 'Write a message…',
  send: 'Send message',
  suggestions: 'Suggested questions',
  sources: 'Sources',
  page: (page: number) => `page ${page}`,
  typing: (name: string) => `${name} is typing`,
  waiting: 'Waiting for a connection',
  notDelivered: 'Not delivered.',
  retry: 'Try again',
  cut: 'Stopped when a person joined',
  offline: 'You’re offline. Messages are sent when you’re back.',
  latest: 'Jump to the latest message',
  askPerson: 'Talk to a person',
  askPersonHint: 'Someone will join this chat. Leave your email in case you have to go.',
  name: 'Name (optional)',
  email: 'Email (optional)',
  cancel: 'Cancel',
  personRequested: 'We’ve asked for a person. They’ll join you here.',
  joined: (name: string) => `${name} joined the chat`,
  left: (name: string) => `${name} left the chat`,
  someone: 'A person',
  ended: 'This conversation has ended. Send a message to start a new one.',
  replyFailed: 'The reply could not be finished.',
  poweredBy: 'Powered by',
  unread: (count: number) => `${count} unread message${count === 1 ? '' : 's'}`,
}
export type PanelStrings = typeof panelStrings

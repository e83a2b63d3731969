/** In the address of a conversation, where a phone shows who it is with instead of what was said. */
export const DETAILS = 'details'

/** Added to a conversation's address: on a phone it shows the details instead of the messages. */
export const DETAILS = 'details'

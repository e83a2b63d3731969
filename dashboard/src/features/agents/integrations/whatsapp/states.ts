import type { WhatsappState } from 'shared-types'

/** The state of a sender at Twilio, in words for its owner. */
export const STATES: Record<WhatsappState, string> = {
  online: 'Answers whoever writes to it.',
  waiting: 'Its registration at Twilio is not finished, so nobody can write to it yet.',
  offline: 'It is offline at Twilio: look at it in the Twilio Console, under WhatsApp senders.',
  missing: 'Your Twilio account has no WhatsApp sender with this number any more.',
  refused: 'Twilio refuses the account and token. Replace them.',
  unknown: 'Twilio does not answer, so its state is not known.',
}

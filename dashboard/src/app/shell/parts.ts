import type { SystemStatus } from 'shared-types'

export type Part = {
  name: string
  /** What does this part's work at present. */
  now: string
  state: 'real' | 'stand-in' | 'missing'
  /** What this part needs to become real: the variables of the configuration, and what they add. Null where nothing is missing. */
  needs: { variables: string[]; brings: string } | null
}

type Known = Omit<SystemStatus, 'sample_site' | 'widget'>

/** The part that a model on this machine can take over without a restart. */
export const ANSWERS = 'Answers'

/** Every part of the outside world that Nexus works with: what simulates it, and what it needs to become real. */
export const partsOf = (status: Known): Part[] => [
  status.model
    ? real(ANSWERS, `Written by ${status.model.name} (${status.model.provider}).`)
    : standIn(ANSWERS, 'Quoted word for word from what you taught the agent.', {
        variables: ['MODEL_PROVIDER', 'MODEL_NAME', 'MODEL_API_KEY'],
        brings: 'A language model then writes them, from the same passages.',
      }),
  status.embedding
    ? real('Search in the knowledge', `By words and by meaning (${status.embedding.name}).`)
    : standIn('Search in the knowledge', 'By words: their stems, their rarity, known synonyms.', {
        variables: ['EMBEDDING_PROVIDER', 'EMBEDDING_NAME', 'EMBEDDING_API_KEY'],
        brings: 'Questions in other words than yours then find their answer too.',
      }),
  status.telephony === 'twilio'
    ? real('Phone', 'Twilio.')
    : without(status.telephony, 'Phone', PHONE[status.telephony], {
        variables: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'],
        brings:
          'Numbers, calls and texts then go through Twilio; APP_URL must be reachable from outside, with https.',
      }),
  status.billing === 'stripe'
    ? real('Payment', 'Stripe.')
    : without(status.billing, 'Payment', BILLING[status.billing], {
        variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
        brings: 'Numbers are then paid through Stripe.',
      }),
  status.telegram === 'telegram'
    ? real('Telegram', 'A bot of yours.')
    : without(status.telegram, 'Telegram', TELEGRAM[status.telegram], {
        variables: ['TELEGRAM_BOT_TOKEN'],
        brings: 'Agents then answer in real groups; @BotFather gives you the token.',
      }),
  status.mail === 'smtp'
    ? real('Mail', 'Your mail server.')
    : without(status.mail, 'Mail', MAIL[status.mail], {
        variables: ['SMTP_URL', 'MAIL_FROM'],
        brings: 'You are then told by real mail of what happens while you are away.',
      }),
  status.calendars === 'google'
    ? real('Calendars', 'Google, Cal.com, Calendly and CalDAV servers.')
    : without(status.calendars, 'Calendars', CALENDARS[status.calendars], {
        variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
        brings: 'A Google Calendar can then be connected too.',
      }),
  status.sign_in !== 'local'
    ? real('Sign-in', status.sign_in === 'google' ? 'Google.' : 'A provider of your own.')
    : standIn('Sign-in', 'A local page where you say who you are.', {
        variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
        brings: 'People then sign in with their Google account.',
      }),
  status.database === 'postgres'
    ? real('Database', 'PostgreSQL.')
    : real(
        'Database',
        'Embedded, in a folder of this machine. DATABASE_URL moves to PostgreSQL and many nodes.',
      ),
]

const PHONE = {
  local: 'A local carrier: numbers of the range 555-01xx, texts and codes on this screen.',
  none: 'No number can be bought.',
}
const BILLING = {
  local: 'A checkout that stands in for Stripe and charges nothing.',
  none: 'No number can be bought.',
}
const MAIL = {
  local: 'A local mail server: its mailbox is on this screen.',
  none: 'Nobody is told by mail.',
}
const CALENDARS = {
  local: 'CalDAV servers are real; local calendars stand in for Google, Cal.com and Calendly.',
  none: 'Cal.com, Calendly and CalDAV servers; no Google Calendar.',
}
const TELEGRAM = {
  local: 'A local Telegram, on this screen.',
  none: 'No group can be connected.',
}

const real = (name: string, now: string): Part => ({ name, now, state: 'real', needs: null })
const standIn = (name: string, now: string, needs: Part['needs']): Part => ({
  name,
  now,
  state: 'stand-in',
  needs,
})
/** In production nothing is simulated. */
const without = (has: 'local' | 'none', ...part: Parameters<typeof standIn>): Part => ({
  ...standIn(...part),
  ...(has === 'none' && { state: 'missing' }),
})

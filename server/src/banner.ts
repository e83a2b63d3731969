import type { Deps } from './deps.ts'
import { isSandboxed } from './ports/renderer/chromium.ts'

/** The message on the console at the start: the address, and which services are stand-ins. */
export function banner({
  config,
  driver,
  model,
  signIn,
  telephony,
  billing,
  telegram,
  calendars,
  mailer,
  reader,
}: Deps): string {
  const lines = [
    ['Nexus', config.appUrl],
    ['Sign-in', signIn.map(signInLine).join(', ')],
    ['Answers', model ? answersLine(model, config) : 'quotes from the knowledge (no model key)'],
    ['Phone', PHONE[telephony.kind]],
    ['Payments', PAYMENTS[billing.kind]],
    ['Telegram', TELEGRAM[telegram.kind]],
    ['Calendars', CALENDARS[calendars.google.kind]],
    ['Mail', MAIL[mailer.kind]],
    ...(config.browserPath ? [['Browser', browserLine(config.browserPath)]] : []),
    ...(reader.recognition === 'off' ? [] : [['Scans', SCANS[reader.recognition]]]),
    ...(config.sending ? [] : [['Sending', 'off (SENDING=false): nothing that waits is sent']]),
    ['Database', driver.kind === 'postgres' ? 'PostgreSQL' : `embedded, in ${config.dataDir}`],
  ]
  return `\n${lines.map(([name, value]) => `  ${name!.padEnd(10)}${value}`).join('\n')}\n`
}

const signInLine = ({ kind, name }: Deps['signIn'][0]) =>
  kind === 'local' ? 'local page instead of Google (no keys)' : name

const answersLine = ({ name }: { name: string }, { model, ollamaUrl }: Deps['config']) =>
  model ? name : `${name} of the Ollama at ${ollamaUrl}, chosen on the screen`

const browserLine = (path: string) =>
  isSandboxed() ? path : `${path}, without its sandbox, which it cannot build as root`

const PHONE = {
  twilio: 'Twilio',
  local: 'local carrier instead of Twilio (no keys)',
  none: 'not configured (no keys)',
}

const PAYMENTS = {
  stripe: 'Stripe',
  local: 'local checkout instead of Stripe (no keys): charges nothing',
  none: 'not configured (no keys)',
}

const TELEGRAM = {
  telegram: 'your bot',
  local: 'local groups instead of Telegram (no token)',
  none: 'not configured (no token)',
}

const CALENDARS = {
  google: 'Google, Cal.com, Calendly, CalDAV',
  local: 'local calendars instead of Google, CalDAV (no keys)',
  none: 'Cal.com, Calendly, CalDAV (no keys of Google)',
}

const SCANS = {
  on: 'their text is recognised',
  missing: 'not read: TEXT_RECOGNITION is on, but was bundled without --with-text-recognition',
}

const MAIL = {
  smtp: 'your mail server',
  local: 'local mailbox instead of a mail server (no SMTP_URL)',
  none: 'not configured (no SMTP_URL)',
}

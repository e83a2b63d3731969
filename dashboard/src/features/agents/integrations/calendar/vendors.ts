import type { CalendarVendor } from 'shared-types'

/** The name of each vendor, and what connecting it does. */
export const VENDORS: Record<CalendarVendor, { name: string; text: string }> = {
  google: {
    name: 'Google Calendar',
    text: 'Google asks you on its own page. Nexus sees when you are busy, never with what.',
  },
  cal_com: {
    name: 'Cal.com',
    text: 'Make a key in Cal.com under Settings, Developer, API keys.',
  },
  calendly: {
    name: 'Calendly',
    text: 'Make a personal access token in Calendly under Integrations, API and webhooks. Customers confirm at Calendly.',
  },
  caldav: {
    name: 'CalDAV',
    text: 'For Nextcloud, Fastmail, iCloud, Radicale and others. Use a password for apps where there is one.',
  },
}

/** The messages for each way in which connecting Google can fail. */
export const OUTCOMES: Record<string, string> = {
  denied: 'Google was not allowed to connect a calendar. Nothing has changed.',
  scopes:
    'Not everything was allowed at Google. Allow all of it, so that appointments can be written.',
  failed: 'The calendar could not be connected. Try again in a moment.',
}

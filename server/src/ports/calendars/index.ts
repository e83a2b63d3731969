import type { OutsideCalendar } from './types.ts'

/** The credentials of an account. Stored encrypted, and never shown to anybody. */
export type CalendarAccess =
  | { vendor: 'google'; refreshToken: string; local: boolean }
  | { vendor: 'cal_com' | 'calendly'; key: string }
  | { vendor: 'caldav'; server: string; username: string; password: string }

/** A calendar or event type, with the vendor's name for it. */
export type CalendarChoice = { id: string; name: string }

export type CalendarAccount = {
  /** The account's name for its owner: an email address, or a user of a server. */
  account: string
  choices: CalendarChoice[]
}

/** Values that must be the same before the redirect to Google and after the return. */
export type GoogleAsk = { redirectUri: string; state: string; codeVerifier: string }

export type GoogleConsent = {
  /** `none`: in production without keys. */
  kind: 'google' | 'local' | 'none'
  /** @returns the address to redirect the browser to */
  begin(ask: GoogleAsk): Promise<string>
  /** Exchanges a code for credentials. @throws ConsentRefused, CalendarGone, CalendarDown */
  finish(code: string, ask: Omit<GoogleAsk, 'state'>): Promise<CalendarAccess>
}

/** The owner of a calendar, and the time zone for its times without one. */
export type CalendarOwner = { account: string; timeZone: string }

/** All calendar vendors. */
export type Calendars = {
  google: GoogleConsent
  /** Whether keys of local stand-ins are accepted: never in production. */
  hasStandIns: boolean
  /**
   * The account of these credentials, and its calendars or event types.
   * @throws CalendarGone when access is refused, CalendarDown
   */
  look(access: CalendarAccess, signal: AbortSignal): Promise<CalendarAccount>
  /** Opens a chosen calendar, without a request. */
  open(access: CalendarAccess, choiceId: string, owner: CalendarOwner): OutsideCalendar
  /** Revokes the permission, if the vendor supports that. @throws CalendarDown */
  revoke(access: CalendarAccess): Promise<void>
  /** Why an address is not used, in a sentence; null when it may be tried. */
  refusal(server: string): string | null
  /** Whether the credentials are for a stand-in on this machine. */
  isLocal(access: CalendarAccess): boolean
  start(): Promise<void>
  close(): Promise<void>
}

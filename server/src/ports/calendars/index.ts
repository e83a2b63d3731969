import type { OutsideCalendar } from './types.ts'

/** How an account lets us in. Kept encrypted, told to nobody. */
export type CalendarAccess =
  | { vendor: 'google'; refreshToken: string; local: boolean }
  | { vendor: 'cal_com' | 'calendly'; key: string }
  | { vendor: 'caldav'; server: string; username: string; password: string }

/** A calendar or a kind of event, as its vendor names it. */
export type CalendarChoice = { id: string; name: string }

export type CalendarAccount = {
  /** Whose it is, as its owner knows it: an address, a user of a server. */
  account: string
  choices: CalendarChoice[]
}

/** What has to come back unchanged between leaving for Google and returning. */
export type GoogleAsk = { redirectUri: string; state: string; codeVerifier: string }

export type GoogleConsent = {
  /** `none`: production without keys. */
  kind: 'google' | 'local' | 'none'
  /** @returns where to send the browser */
  begin(ask: GoogleAsk): Promise<string>
  /** @throws ConsentRefused, CalendarGone, CalendarDown */
  finish(code: string, ask: Omit<GoogleAsk, 'state'>): Promise<CalendarAccess>
}

/** For whom a calendar is read, and the zone its times without one are meant in. */
export type CalendarOwner = { account: string; timeZone: string }

/** Every vendor of calendars. */
export type Calendars = {
  google: GoogleConsent
  /** Whether keys of local stand-ins are taken: never in production. */
  hasStandIns: boolean
  /**
   * Whose account it is and what may be chosen in it.
   * @throws CalendarGone where it does not let us in, CalendarDown
   */
  look(access: CalendarAccess, signal: AbortSignal): Promise<CalendarAccount>
  /** Opens what was chosen; asks nobody yet. */
  open(access: CalendarAccess, choiceId: string, owner: CalendarOwner): OutsideCalendar
  /** Gives the permission back, where a vendor takes it. @throws CalendarDown */
  revoke(access: CalendarAccess): Promise<void>
  /** Why an address is not asked, in a sentence; null where it may be tried. */
  refusal(server: string): string | null
  /** Whether it is a stand-in of this machine. */
  isLocal(access: CalendarAccess): boolean
  start(): Promise<void>
  close(): Promise<void>
}

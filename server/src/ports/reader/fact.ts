/** Whom a telephone number or an address of mail reaches, where its label says so. */
export const CONTACT_ROLES = [
  'general',
  'reception',
  'bookings',
  'sales',
  'support',
  'billing',
  'mobile',
  'fax',
  'emergency',
  'other',
] as const
export type ContactRole = (typeof CONTACT_ROLES)[number]

type Place = {
  /** What the page calls it: "Double room" of a price, "Kitchen" of hours; empty where it says nothing. */
  label: string
  /** The line, row or sentence as it stands there, fit to be quoted. */
  text: string
  /** The headings above it, outermost first, joined by ' › '. */
  heading: string
  /** Page of a PDF, from 1; null for a web page. */
  pageNumber: number | null
}

export type PhoneFact = Place & {
  kind: 'phone'
  role: ContactRole
  /** E.164 where the country is known, else as written. */
  value: { number: string }
}

export type EmailFact = Place & { kind: 'email'; role: ContactRole; value: { address: string } }

export type AddressFact = Place & {
  kind: 'address'
  role: null
  /** One line. */
  value: { address: string }
}

export type Hours = {
  /** 0 is Monday. Empty where `date` says when, or where the page says no day. */
  days: number[]
  /** Pairs of `HH:MM` in 24 hours; empty is closed. A second pair follows a break. `closes` is null where only "from 5 pm" is said. */
  spans: { opens: string; closes: string | null }[]
  /** Holds from one day of the year to another only, both `MM-DD` and inclusive. */
  season: { from: string; to: string } | null
  /** Holds on one day only: `MM-DD`, or `YYYY-MM-DD`. */
  date: string | null
}

export type HoursFact = Place & { kind: 'hours'; role: null; value: Hours }

export type PriceFact = Place & {
  kind: 'price'
  role: null
  value: {
    amount: number
    /** The upper end of a range. */
    to: number | null
    /** ISO 4217; null where the page does not say. */
    currency: string | null
    /** "from 40 €": the least of it. */
    isFrom: boolean
    /** As written: "per night", "pro Person"; null where nothing is. */
    per: string | null
  }
}

export type DateFact = Place & {
  kind: 'date'
  role: null
  /** `YYYY-MM-DD`, or `MM-DD` where the page names no year; `to` of a span of days. */
  value: { from: string; to: string | null }
}

/** Something a page says that can be told apart from its words: a number, an address, hours, a price. */
export type Fact = PhoneFact | EmailFact | AddressFact | HoursFact | PriceFact | DateFact
export type FactKind = Fact['kind']

export const NOTICE_CODES = [
  /** Part of the text is made by scripts and could not be read. */
  'made_by_script',
  /** The prices are. */
  'prices_by_script',
  /** A font of these pages of a PDF cannot be decoded. */
  'undecodable_font',
  /** These pages of a PDF are pictures of text. */
  'scanned_pages',
  /** The text was recognised in a picture and may be wrong. */
  'recognised_text',
  /** The page leads to a menu or a price list that is a picture. */
  'text_in_picture',
] as const
export type NoticeCode = (typeof NOTICE_CODES)[number]

/** What the owner should know of how a page was read. */
export type PageNotice = {
  code: NoticeCode
  /** Pages of a PDF it is about; empty where it is about the whole. */
  pages: number[]
}

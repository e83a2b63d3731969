/** Whom a phone number or a mail address reaches, where its label says so. */
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
  /** What the page calls it, such as "Double room" for a price or "Kitchen" for hours; empty where it has no name. */
  label: string
  /** The line, row or sentence of the page, which can be quoted. */
  text: string
  /** The headings above it, outermost first, joined by ' › '. */
  heading: string
  /** Page of a PDF, starting at 1; null for a web page. */
  pageNumber: number | null
}

export type PhoneFact = Place & {
  kind: 'phone'
  role: ContactRole
  /** E.164 where the country is known; otherwise as written. */
  value: { number: string }
}

export type EmailFact = Place & { kind: 'email'; role: ContactRole; value: { address: string } }

export type AddressFact = Place & {
  kind: 'address'
  role: null
  /** The address on one line. */
  value: { address: string }
}

export type Hours = {
  /** Days of the week; 0 is Monday. Empty where `date` is set, or where the page names no day. */
  days: number[]
  /** Pairs of `HH:MM` in 24 hours; a second pair follows a break, none at all means closed. `closes` is null for "from 5 pm". */
  spans: { opens: string; closes: string | null }[]
  /** Part of the year for which the hours count, from and to as `MM-DD`, both included; null for the whole year. */
  season: { from: string; to: string } | null
  /** The single day for which the hours count, as `MM-DD` or `YYYY-MM-DD`; null for every week. */
  date: string | null
}

export type HoursFact = Place & { kind: 'hours'; role: null; value: Hours }

export type PriceFact = Place & {
  kind: 'price'
  role: null
  value: {
    amount: number
    /** Upper end of a range; null for a single price. */
    to: number | null
    /** ISO 4217; null where the page names no currency. */
    currency: string | null
    /** True for a lowest price: "from 40 €". */
    isFrom: boolean
    /** The unit as written, such as "per night" or "pro Person"; null where there is none. */
    per: string | null
  }
}

export type DateFact = Place & {
  kind: 'date'
  role: null
  /** `YYYY-MM-DD`, or `MM-DD` where the page names no year; `to` is the last of several days. */
  value: { from: string; to: string | null }
}

/** A fact that can be recognised in a page's text: a number, an address, hours, a price or a date. */
export type Fact = PhoneFact | EmailFact | AddressFact | HoursFact | PriceFact | DateFact
export type FactKind = Fact['kind']

export const NOTICE_CODES = [
  /** A part of the text is made by scripts and could not be read. */
  'made_by_script',
  /** The prices are made by scripts and could not be read. */
  'prices_by_script',
  /** A font on these pages of a PDF cannot be decoded. */
  'undecodable_font',
  /** These pages of a PDF are pictures of text. */
  'scanned_pages',
  /** The text was recognized in a picture and may be wrong. */
  'recognised_text',
  /** The page shows or links a menu or a price list that is a picture. */
  'text_in_picture',
] as const
export type NoticeCode = (typeof NOTICE_CODES)[number]

/** Something the owner should know about how a page was read. */
export type PageNotice = {
  code: NoticeCode
  /** Pages of the PDF that the notice is about; empty when it is about the whole document. */
  pages: number[]
}

/** Patterns of the parts of a text about times; each is only tried at the current place. */
export const SPACE = /[\s:()"'„“”’°]+/y
export const ISO = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y
export const DOTTED = /(\d{1,2})\.\s?(\d{1,2})\.(?:\s?((?:19|20)\d{2}|\d{2}(?![\d.:])))?/y
export const DOTTED_YEAR = /(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d{2}|\d{2}(?![\d.:]))/y
export const SLASHED = /(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2})(?!\d)/y
export const SHORT_SLASHED = /(\d{2})\/(\d{2})(?![\d/])/y
export const CLOCK =
  /(\d{1,2})(?:(?:[:.]|\s?[hu]\s?)(\d{2})(?::\d{2})?)?(?:\s?([ap]\.\s?m\.|[ap]\.?m\b|(?<=12(?::00)?\s?)m\.)|\s?(?:uhr|uur|hrs?|hs|horas|heures?|h|u)\b)?(?![\p{L}\d])/iuy
/** "9a", "5p", which only English has. */
export const SHORT_HALF = /(\d{1,2})(?::(\d{2}))?([ap])(?![\p{L}\d])/uy
/** What follows a short name of a day in lower letters: "ma t/m vr", "lu-ve". */
export const RANGE_BEHIND = /\.?\s?(?:[-–—]\s?\p{L}|t\/m\b)/uy
/** What follows it in a list of days with their times: ", za 10–17". */
export const TIME_BEHIND = /\.?:?\s?\d/uy
/** "9–12 u. 14–18": the German "and". */
export const SHORT_AND = /(?<=\s)u\.(?=\s\d)/g
/** Italian times of a span as in "8.30/12.30". */
export const SLASHED_SPAN = /\/(?=\d{1,2}[.:]\d{2})/y
export const HAS_UNIT = /[a-z:]/i
/** An hour without minutes. */
export const HOUR_ALONE = /\d{1,2}(?![\d.:,]\d|\d)/y
export const ORDINAL = /(\d{1,2})(?:st|nd|rd|th|er|re|º|ª|°|\.)(?=\s)/iy
export const NUMBER = /\d[\d.,:/]{0,40}/y
export const WORD = /\p{L}[\p{L}\p{M}]{0,30}-?/uy
/** Words with a hyphen, slash or apostrophe: "week-end", "t/m". */
export const JOINED = /\p{L}[\p{L}\p{M}]{0,30}(?:[/'’-](?=\p{L})[\p{L}\p{M}]{1,30}){1,3}/uy
/** Expressions that begin with a number: "24/7", "2ª a 6ª". */
export const COUNTED =
  /(?:24\s?h?\s?\/\s?(?:24|7)\b|24 (?:ore su|heures sur|horas al dia|hours a day)(?: 24)?|7\s?j?\s?\/\s?7|24\s?h(?:ours|oras)?\b(?!\s?\d)|24 (?:hours|stunden|heures|horas|ore|uur)\b|7 days(?: a week)?)/iy
export const DASH = /[-–—‒−~]+/y
export const BREAK = /[,;/&|·•+]+/y
export const STOP = /[.!?]+(?=\s|$)/y
export const YEAR = /,?\s(?:de\s)?((?:19|20)\d{2})(?!\d)/y
export const DAY_BEHIND =
  /\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]\d|\d|\s?(?:am|pm|a\.m|p\.m|h|uhr)\b)/iy
/** A day of the week by its number, as Portuguese counts them from Sunday: "2ª". */
export const PORTUGUESE_DAY = /([2-6])ª(?!\p{L})/uy

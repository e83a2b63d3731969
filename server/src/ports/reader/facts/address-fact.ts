import type { AddressFact } from '../fact.ts'
import { type Line, placeOf } from './line.ts'

/** Letters of an address. */
export const MAX = 180
const MIN = 8
/** How far away something else is. */
const DISTANCE = /\d\s?(?:km|miles?|min|minut\p{L}*)(?![\p{L}\d])/iu

export const toFact = (line: Line, address: string, label: string, text: string): AddressFact => ({
  ...placeOf(line),
  kind: 'address',
  role: null,
  label,
  text: text.slice(0, 300),
  value: { address },
})

/** Whether a text is words and a number, and no phone number or mail address. */
export const isPlace = (text: string) =>
  text.length >= MIN &&
  /\p{L}{3}/u.test(text) &&
  /\d/.test(text) &&
  !/@|https?:|www\.|\d{7}/.test(text) &&
  !DISTANCE.test(text) &&
  text.split(/\s+/).length >= 3

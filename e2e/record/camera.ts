import type { Point } from './cursor.ts'
import type { Size } from './encode.ts'

/** The part of the page that the camera shows, in CSS pixels; its height follows from the film's aspect ratio. */
export type View = Point & { width: number }
type Box = Point & Size

const AIR = 32
/** The widest view in which text of 14 px can still be read in a card of the landing page. */
const WIDEST = 720

/** The view around a whole box with a margin, or around the upper part of a tall one; never beyond the page. */
export function around(box: Box, page: Size, film: Size, widest = WIDEST): View {
  const shape = film.width / film.height
  const whole = Math.max(box.width + 2 * AIR, (box.height + 2 * AIR) * shape)
  const width = Math.min(whole, Math.max(widest, box.width + 2 * AIR), page.width)
  const height = width / shape
  const middle = box.y + box.height / 2 - height / 2
  const top = whole > width ? box.y - AIR : middle
  return {
    x: within(box.x + box.width / 2 - width / 2, page.width - width),
    y: within(top, page.height - height),
    width,
  }
}

export function between(from: View, to: View, part: number): View {
  const at = (key: keyof View) => from[key] + (to[key] - from[key]) * part
  return { x: at('x'), y: at('y'), width: at('width') }
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))

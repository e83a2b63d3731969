import type { Point } from './cursor.ts'
import type { Size } from './encode.ts'

/** What the camera sees of the page, CSS pixels; its height follows from the shape of the film. */
export type View = Point & { width: number }
type Box = Point & Size

const AIR = 32
/** Words of 14 px are read in a card of the landing page up to here. */
const WIDEST = 720

/** The whole of a box with air around it, or of one too tall to be read its upper part; nothing beyond the page. */
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

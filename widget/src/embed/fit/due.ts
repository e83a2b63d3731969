import type { ProactiveMessage } from 'shared-types'
import { isAt } from './address.ts'

/** What a message may ask for. */
export type Moment = {
  path: string
  /** Since the page was opened, or the app went to it. */
  seconds: number
  /** Percent of the page, 100 where it does not scroll. */
  scrolled: number
  isReturning: boolean
}

/** Whether all a message asks for holds. */
export const isDue = (
  { after = 0, scroll = 0, paths = [], visitors }: ProactiveMessage,
  { path, seconds, scrolled, isReturning }: Moment,
): boolean =>
  seconds >= after &&
  scrolled >= scroll &&
  (paths.length === 0 || isAt(path, paths)) &&
  (!visitors || (visitors === 'returning') === isReturning)

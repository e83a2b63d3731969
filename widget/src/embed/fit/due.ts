import type { ProactiveMessage } from 'shared-types'
import { isAt } from './address.ts'

/** The values that a message's conditions refer to. */
export type Moment = {
  path: string
  /** Seconds since the page was opened, or the app navigated to it. */
  seconds: number
  /** Percent scrolled; 100 where the page does not scroll. */
  scrolled: number
  isReturning: boolean
}

/** Whether all conditions of a message are met. */
export const isDue = (
  { after = 0, scroll = 0, paths = [], visitors }: ProactiveMessage,
  { path, seconds, scrolled, isReturning }: Moment,
): boolean =>
  seconds >= after &&
  scrolled >= scroll &&
  (paths.length === 0 || isAt(path, paths)) &&
  (!visitors || (visitors === 'returning') === isReturning)

import { DAY_MS } from '../../lib/time.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { writtenIn } from '../../wording/index.ts'
import { missedDay } from '../listening/entities/missed-day.ts'
import { OFFERED } from './offered.ts'
import { sayDay } from './say.ts'
import type { Scene, Talked } from './talk-types.ts'
import { freeAsWanted } from './wanted-times.ts'
import type { Wish } from './wish.ts'

/** Offers the next free times that they want; when there are none, the next ones from then on, or else from now on. */
export async function offer(scene: Scene, wish: Wish | null, before = ''): Promise<Talked> {
  const { now } = scene.deps
  const tooFar = wish ? tooFarFor(scene, wish) : ''
  if (tooFar) return offer(scene, null, tooFar)
  const from = wish?.from ?? now()
  const { times: free, remark: busy } = await freeAsWanted(scene, from)
  if (free.length === 0 && from > now()) return offer(scene, { ...NEVER, from: now() }, before)
  const fitting = wish ? free.filter(({ at }) => wish.fits(at)) : free
  const isThen = fitting.length > 0
  const first = (isThen ? fitting : free).slice(0, OFFERED).map(({ at }) => at)
  const text = first.length > 0 ? scene.manner.offer(first, isThen) : scene.manner.nothing()
  const { manner, remark } = scene
  const remarks = [remark, busy, before].filter(Boolean)
  const orMessage = isOtherOffered(scene) ? ` ${aloudIn(scene.message.language).orMessage}` : ''
  const whole = remarks.reduceRight((after, one) => manner.after(one, after), text + orMessage)
  return { text: whole, isOpen: first.length > 0 }
}

/** Whether a caller asked for somebody who takes no appointments, so that they choose between the times of others and a message. */
export const isOtherOffered = ({ message, remark }: Scene): boolean =>
  message.call !== null && remark !== ''

/** A wish that no time grants. */
const NEVER = { fits: () => false, isExact: false }

/** Says until when times can be booked where they want a later one; empty otherwise. */
function tooFarFor({ deps, schedule, message, zone }: Scene, { from }: Wish): string {
  const last = new Date(+deps.now() + schedule.aheadDays * DAY_MS)
  if (from <= last) return ''
  const when = sayDay(message.language, last, zone)
  return writtenIn(message.language).appointment.tooFar({ when })
}

/** Says that the day they name never comes, or is over; empty where they name another or none. */
export async function missedIn({ deps, message, zone }: Scene): Promise<string> {
  const asked = { now: deps.now(), timeZone: zone }
  if ((await message.heard.day({ ...asked, isWish: true })) !== null) return ''
  const { noSuchDay, over } = writtenIn(message.language).appointment
  const missed = await missedDay(message.text, { ...asked, language: message.heard.language })
  return { never: noSuchDay, over, none: '' }[missed ?? 'none']
}

import dayjs from 'dayjs'
import type { Usage } from 'shared-types'
import { money } from '~/lib/money.ts'
import type { Bar } from '~/ui/Bars.tsx'

/** A label every few days, so that labels never touch. */
const TICK_EVERY = 5

/** A bar for each day of the month, empty for days to come: in money where it is known, otherwise in tokens. */
export function dayBars({ month, priced, days }: Usage): Bar[] {
  const first = dayjs(`${month}-01`)
  return Array.from({ length: first.daysInMonth() }, (_, index) => {
    const name = first.add(index, 'day').format('D MMMM')
    const tick = index % TICK_EVERY === 0 ? { tick: String(index + 1) } : {}
    const day = days[index]
    if (!day) return { key: name, value: 0, label: `${name}: still to come`, ...tick }
    const { cost_micros, tokens } = day
    const isPriced = priced.length > 0
    const amount = isPriced ? money(cost_micros) : `${tokens.toLocaleString('en-US')} tokens`
    const value = isPriced ? cost_micros : tokens
    return { key: name, value, label: `${name}: ${amount}`, ...tick }
  })
}

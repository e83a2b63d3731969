import { Count } from 'shared-types'

/** A length reported by the carrier, in whole seconds; null when there is none. */
export const secondsOf = (field: string | undefined): number | null =>
  field ? (Count(0).safeParse(field).data ?? null) : null

import { Count } from 'shared-types'

/** A length of time as the carrier reports it, in whole seconds; null where it reports none. */
export const secondsOf = (field: string | undefined): number | null =>
  field ? (Count(0).safeParse(field).data ?? null) : null

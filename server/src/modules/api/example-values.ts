export const ID = '01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11'
export const AGENT = '01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60'
export const CUSTOMER = '01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091'
export const AT = '2026-11-23T17:04:12.000Z'
const NEXT = 'MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ'

/** A page of a list with another behind it. */
export const page = (entry: object) => ({ data: [entry], next_cursor: NEXT })
/** The only page of a list. */
export const whole = (entry: object) => ({ data: [entry], next_cursor: null })

/** By operation. */
export type Examples = Record<string, { body?: object; response: object }>

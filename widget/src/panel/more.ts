import { After } from './After.tsx'
import { Asking } from './Asking.tsx'

/** One file, as each of its own would cost every open panel one more hash. */
export const more = { After, Asking }

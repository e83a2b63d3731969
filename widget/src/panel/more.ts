import { After } from './After.tsx'
import { Asking } from './Asking.tsx'

/** One file, because separate files would each cost every open panel one more hash. */
export const more = { After, Asking }

import { newId } from '~/lib/new-id.ts'

/** Id of this window while it is open, by which the server knows when it no longer shows a conversation. */
export const WINDOW = newId()

import { newId } from '~/lib/new-id.ts'

/** Of this window, for as long as it is open: how the server knows that who looks at a conversation here is gone. */
export const WINDOW = newId()

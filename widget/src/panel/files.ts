import { Attach } from './Attach.tsx'
import { Files } from './Files.tsx'

/** As one file, as with `more`. */
export const files = { Attach, Files }

import { Attach } from './Attach.tsx'
import { Files } from './Files.tsx'

/** Bundled as one file, like `more`. */
export const files = { Attach, Files }

import { afterStrings } from './after-strings.ts'
import { fileStrings } from './file-strings.ts'
import { personStrings } from './person-strings.ts'
import { coreStrings } from './strings.ts'
import type { AllStrings } from './strings.ts'

/** Every word of the panel and its parts, in English; `ChatPanel` takes another set as `strings`. */
export const panelStrings: AllStrings = {
  ...coreStrings,
  ...personStrings,
  ...afterStrings,
  ...fileStrings,
}

import { afterStrings } from './after-strings.ts'
import { fileStrings } from './file-strings.ts'
import { personStrings } from './person-strings.ts'
import { coreStrings } from './strings.ts'
import type { AllStrings } from './strings.ts'

/** Every text of the panel and its parts in English; `ChatPanel` accepts another set as `strings`. */
export const panelStrings: AllStrings = {
  ...coreStrings,
  ...personStrings,
  ...afterStrings,
  ...fileStrings,
}

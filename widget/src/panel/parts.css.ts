import { afterCss } from './after.css.ts'
import { filesCss } from './files.css.ts'
import { personFormCss } from './PersonForm.css.ts'

/** The styles of every part, which the React package includes with those of the panel. */
export const partsCss: string = afterCss + filesCss + personFormCss

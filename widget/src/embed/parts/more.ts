import { afterCss } from '../../panel/after.css.ts'
import { personFormCss } from '../../panel/PersonForm.css.ts'

export { more as part } from '../../panel/more.ts'
export { take } from '../runtime.ts'
export const css: string = afterCss + personFormCss

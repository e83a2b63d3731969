import { filesCss } from '../../panel/files.css.ts'

export { files as part } from '../../panel/files.ts'
export { take } from '../runtime.ts'
export const css: string = filesCss

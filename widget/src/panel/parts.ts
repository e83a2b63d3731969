export { partsCss } from './parts.css.ts'

/**
 * What few visitors ever need, fetched when it is first wanted. Bundlers make files of these imports; in the script of a page
 * `embed/parts.ts` stands in the place of this file.
 */
export const parts = {
  more: async () => (await import('./more.ts')).more,
  files: async () => (await import('./files.ts')).files,
}

export { partsCss } from './parts.css.ts'

/**
 * Rarely used parts, loaded when first needed. Bundlers make files of these imports; in the script for pages, the build uses
 * `embed/parts.ts` instead of this file.
 */
export const parts = {
  more: async () => (await import('./more.ts')).more,
  files: async () => (await import('./files.ts')).files,
}

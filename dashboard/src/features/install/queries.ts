import { install } from 'shared-types'
import { q } from '~/api/client.ts'

/** A link that shows nothing is for the page to say. */
export const sheetQuery = (code: string) => ({
  ...q(install.sheet, { query: { code } }),
  retry: false,
  meta: { failure: false } as const,
})

import { install } from 'shared-types'
import { q } from '~/api/client.ts'

/** The page itself reports an invalid link. */
export const sheetQuery = (code: string) => ({
  ...q(install.sheet, { query: { code } }),
  retry: false,
  meta: { failure: false } as const,
})

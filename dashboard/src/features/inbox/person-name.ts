import { capitaliseFirst } from '~/lib/text.ts'

/** Visitors need not say who they are. */
export const personName = (name: string | null | undefined): string =>
  capitaliseFirst(name?.trim() || 'Visitor')

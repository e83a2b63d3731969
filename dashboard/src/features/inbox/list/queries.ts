import { conversations } from 'shared-types'
import { q } from '~/api/client.ts'

/** The number of conversations in each state. */
export const countsQuery = () => q(conversations.counts, {})

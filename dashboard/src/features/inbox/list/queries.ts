import { conversations } from 'shared-types'
import { q } from '~/api/client.ts'

/** How many conversations are in each state. */
export const countsQuery = () => q(conversations.counts, {})

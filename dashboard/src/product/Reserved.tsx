import { Lock } from 'lucide-react'
import type { Role } from 'shared-types'
import { EmptyState } from '~/ui/EmptyState.tsx'

type Props = {
  /** The page and its verb: 'Reports are'. */
  what: string
  /** The lowest role that may see the page. */
  needed: Exclude<Role, 'agent'>
  /** 'h1' where the page has no other first heading. */
  heading?: 'h1' | 'h2'
}

/** Stands in for a page that the user's role may not see, and says who may. */
export const Reserved = ({ what, needed, heading }: Props) => (
  <EmptyState
    heading={heading}
    icon={<Lock />}
    title={`${what} for ${needed === 'owner' ? 'owners' : 'owners and admins'}`}
    text="Ask one of them, or have them give you that role."
  />
)

import type { AnyEndpoint } from '../endpoint.ts'
import type { Role } from '../team.ts'

type Call = Pick<AnyEndpoint, 'method' | 'path'>

/** Something that people of a role, and of the roles above it, may do. */
export type Permission = {
  /** Description for the table on the screen and in the documents. */
  what: string
  /** The lowest role that may do it. */
  role: Role
  calls: Call[]
}

import type { Attack } from '../room.ts'
import { knowledge } from './knowledge.ts'
import { lists } from './lists.ts'
import { messages } from './messages.ts'
import { reads } from './reads.ts'
import { requests } from './requests.ts'

/** All attacks, in the order of the table. */
export const ATTACKS: Attack[] = [...messages, ...knowledge, ...reads, ...requests, ...lists]

import type { CallScript } from '../types.ts'
import { heldApartThirdUnwanted } from './third-unwanted.ts'
import { heldApartThirdWanted } from './third-wanted.ts'

/** Calls whose words do not show whether they are wanted: taking a message is right, whatever the owner would have liked. */
const unsure: CallScript[] = [
  {
    id: 'h3-u-callback',
    kind: 'other',
    label: 'unsure',
    opens: 'Yeah, I had a missed call from this number.',
    who: 'Who am I talking to?',
    why: 'I don’t know, you called me.',
  },
  {
    id: 'h3-u-mumbled',
    kind: 'other',
    label: 'unsure',
    opens: 'hello hello can you hear',
    else: ['hello', 'no it is not'],
  },
]

export const heldApartThird: CallScript[] = [
  ...heldApartThirdWanted,
  ...heldApartThirdUnwanted,
  ...unsure,
]

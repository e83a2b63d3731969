import type { CallScript } from '../types.ts'
import { announcements } from './announcements.ts'
import { business } from './business.ts'
import { impostors } from './impostors.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { personal } from './personal.ts'
import { plain } from './plain.ts'
import { recordings } from './recordings.ts'
import { risky } from './risky.ts'
import { robocalls } from './robocalls.ts'
import { sales } from './sales.ts'
import { scams } from './scams.ts'
import { talkers } from './talkers.ts'

/** What the rules were written against and the classifier is trained on. */
export const trainingScripts: CallScript[] = [
  ...robocalls,
  ...scams,
  ...sales,
  ...personal,
  ...business,
  ...notices,
  ...impostors,
  ...plain,
  ...recordings,
  ...talkers,
  ...people,
  ...announcements,
  ...risky,
]

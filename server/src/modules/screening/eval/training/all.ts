import type { CallScript } from '../types.ts'
import { announcements } from './announcements.ts'
import { business } from './business.ts'
import { everyday } from './everyday.ts'
import { impostors } from './impostors.ts'
import { misleading } from './misleading.ts'
import { notices } from './notices.ts'
import { nuisance } from './nuisance.ts'
import { scriptsOfMarked } from './marked.ts'
import { people } from './people.ts'
import { persistent } from './persistent.ts'
import { personal } from './personal.ts'
import { plain } from './plain.ts'
import { recordings } from './recordings.ts'
import { risky } from './risky.ts'
import { robocalls } from './robocalls.ts'
import { sales } from './sales.ts'
import { scams } from './scams.ts'
import { talkers } from './talkers.ts'

/** Calls that the rules were written for and the classifier is trained on. */
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
  ...everyday,
  ...nuisance,
  ...misleading,
  ...persistent,
  ...scriptsOfMarked(),
]

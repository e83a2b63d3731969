import type { CallScript } from '../types.ts'
import { business } from './business.ts'
import { impostors } from './impostors.ts'
import { notices } from './notices.ts'
import { personal } from './personal.ts'
import { plain } from './plain.ts'
import { robocalls } from './robocalls.ts'
import { sales } from './sales.ts'
import { scams } from './scams.ts'

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
]

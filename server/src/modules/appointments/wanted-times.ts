import { writtenIn } from '../../wording/index.ts'
import { DAY_MS } from '../../lib/time.ts'
import type { FreeTime } from './free.ts'
import type { Scene } from './talk-types.ts'
import { findFree } from './times.ts'

/** How far ahead free times are looked for, and how much further where there is none. */
const NEAR_MS = 14 * DAY_MS
const FAR_MS = 42 * DAY_MS

type Place = Pick<Scene, 'deps' | 'schedule'>
type Asking = Place & Pick<Scene, 'message' | 'people' | 'who'>

/** The free times from then on, with whomever. */
export async function freeFrom({ deps, schedule }: Place, from: Date): Promise<FreeTime[]> {
  const far = new Date(+from + NEAR_MS)
  const near = await findFree(deps, schedule, { starts: from, ends: far })
  if (near.length > 0) return near
  return findFree(deps, schedule, { starts: far, ends: new Date(+far + FAR_MS) })
}

/** Those of the times at which one of these people is free. @param people null for everybody */
export const withPeople = (free: FreeTime[], people: string[] | null): FreeTime[] =>
  people ? free.filter((time) => time.people.some((id) => people.includes(id))) : free

/** The free times from then on with whom they want; where that person has none, those of everybody, with a remark that says so. */
export async function freeAsWanted(
  scene: Asking,
  from: Date,
): Promise<{ times: FreeTime[]; people: string[] | null; remark: string }> {
  const { people, who, message } = scene
  const free = await freeFrom(scene, from)
  const theirs = withPeople(free, people)
  if (theirs.length > 0 || free.length === 0 || !who) return { times: theirs, people, remark: '' }
  const remark = writtenIn(message.language).appointment.personBusy({ who })
  return { times: free, people: null, remark }
}

import { RENAMED_TIME_ZONES } from './data/renamed-time-zones.ts'
import { zoneHere } from './zone-here.ts'

/**
 * Every time zone the browser knows, by its present name; its own and the stored one come first.
 * @param stored keeps its value, also where that is a name of earlier times.
 */
export function timeZones(stored: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone').map(presentName).toSorted()
  const names = new Set([zoneHere(), stored, ...known].map(presentName))
  return [...names].map((name) => ({
    value: name === presentName(stored) ? stored : name,
    label: shownZone(name),
  }))
}

/** The name of a time zone for people: 'Asia/Kolkata', 'America/New York'. */
export const shownZone = (zone: string): string => presentName(zone).replaceAll('_', ' ')

const presentName = (zone: string): string => RENAMED_TIME_ZONES[zone] ?? zone

/** Every time zone the browser knows; its own and the stored one come first. */
export function timeZones(stored: string): { value: string; label: string }[] {
  const all = new Set([zoneHere(), stored, ...Intl.supportedValuesOf('timeZone')])
  return [...all].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

/** The time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone the browser knows, and the stored one where it has another name for it. */
export function timeZones(stored: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const all = known.includes(stored) ? known : [stored, ...known]
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

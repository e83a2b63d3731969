/** The time zone of this browser; its name may be one of earlier times. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

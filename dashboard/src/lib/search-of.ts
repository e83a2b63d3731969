import { zoneHere } from './zone-here.ts'

/** The query parameters of a typed search, with the browser's time zone for times in it. */
export const searchOf = (text: string) => (text ? { q: text, time_zone: zoneHere() } : {})

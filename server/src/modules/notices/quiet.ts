/** Quiet hours as `HH:MM` in the local time of `timeZone`. */
export type Quiet = { from: string; to: string; timeZone: string }

/** Whether a time is within quiet hours. They may run over midnight, as from 22:00 to 07:00; equal times mean the whole day. */
export function isQuiet({ from, to, timeZone }: Quiet, at: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const now = clock.format(at)
  return from < to ? now >= from && now < to : now >= from || now < to
}

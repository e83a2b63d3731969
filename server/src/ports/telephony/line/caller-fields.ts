import type { LineOptions } from '../phone-line.ts'

/** Fields of Twilio's voice webhook about the caller; what the network does not know is left out. */
export function callerFields(options: LineOptions): Record<string, string> {
  const { from, to, callerName, stirVerstat, forwardedFrom, place } = options
  const known = Object.entries({
    CallerName: callerName,
    StirVerstat: stirVerstat,
    ForwardedFrom: forwardedFrom,
    FromCity: place?.city,
    FromState: place?.state,
    FromZip: place?.zip,
    FromCountry: place?.country,
  }).filter((field): field is [string, string] => field[1] !== undefined)
  return {
    From: from,
    Caller: from,
    To: to,
    Called: to,
    Direction: 'inbound',
    ...Object.fromEntries(known),
  }
}

import { Temporal } from 'temporal-polyfill'
import type { ModelTool } from '../../ports/model/index.ts'
import type { BookedRow } from './booked-store.ts'
import type { Scene, Talked } from './talk-types.ts'

/** The context of a tool call. */
export type ToolScene = Pick<Scene, 'deps' | 'schedule' | 'message' | 'zone' | 'manner'> & {
  /** Held before this turn, because a time that the visitor has not seen is never booked. */
  held: BookedRow | undefined
  end(talked: Talked): string
}

/** The inputs of a tool, all of them texts. @param properties their descriptions */
export const inputsOf = (
  properties: Record<string, string>,
  required: string[] = [],
): ModelTool['inputs'] => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, description]) => [
      name,
      { type: 'string', description },
    ]),
  ),
})

/** Parses an ISO time; without an offset it is in the given time zone. */
export function momentIn(text: string, zone: string): Date | null {
  const given = text.trim()
  try {
    return new Date(Temporal.Instant.from(given).epochMilliseconds)
  } catch {
    try {
      return new Date(
        Temporal.PlainDateTime.from(given).toZonedDateTime(zone).toInstant().epochMilliseconds,
      )
    } catch {
      return null
    }
  }
}

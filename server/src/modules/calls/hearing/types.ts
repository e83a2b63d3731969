/** What a caller's words are read by, in the language an agent is spoken to in. */
export type Hearing = {
  /** Somebody introduces themselves; the name is the first group. */
  introduced: RegExp
  /** Words before a name that was asked for. */
  beforeName: RegExp
  /** Words no name begins with, so that "I'm looking for" introduces nobody. */
  notAName: RegExp
  /** What may follow a name without belonging to it, and all after it. */
  afterName: RegExp
  yes: RegExp
  no: RegExp
  person: RegExp
  /** Wants to be called, visited or served, which somebody has to see to. */
  callback: RegExp
  goodbye: RegExp
  /** Has a link texted without being asked whether it may be. */
  text: RegExp
}

export const NAME = String.raw`([\p{L}][\p{L}'’-]+(?:\s+[\p{L}][\p{L}'’-]+){0,2})`

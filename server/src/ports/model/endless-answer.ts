/** An answer that exceeded a limit. */
export class EndlessAnswer extends Error {
  /** @param more what was too much, as in `more than 10 bytes`. */
  constructor(more: string) {
    super(`The vendor sent more than ${more}`)
    this.name = 'EndlessAnswer'
  }
}

/** The `EndlessAnswer` behind an error, because the SDK wraps it in its own; null when there is none. */
export function endlessIn(error: unknown): EndlessAnswer | null {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof EndlessAnswer ? cause : null
}

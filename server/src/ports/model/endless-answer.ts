/** An answer that went on beyond every measure. */
export class EndlessAnswer extends Error {
  /** @param more what there was too much of, as in `more than 10 bytes`. */
  constructor(more: string) {
    super(`The vendor sent more than ${more}`)
    this.name = 'EndlessAnswer'
  }
}

/** That answer behind an error, which the SDK wraps in its own. */
export function endlessIn(error: unknown): EndlessAnswer | null {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof EndlessAnswer ? cause : null
}

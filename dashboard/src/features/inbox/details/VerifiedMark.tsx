import { color } from '~/theme/tokens.ts'

/** Stands beside what the website signed of its visitor, and nothing else; rows of the list draw it themselves, as they come first. */
export const VerifiedMark = () => (
  <b role="img" aria-label="Verified" style={{ color: color.accentText }}>
    {' ✓'}
  </b>
)

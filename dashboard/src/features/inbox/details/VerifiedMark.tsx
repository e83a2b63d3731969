import { color } from '~/theme/tokens.ts'

/** Marks what the website has signed about its visitor. Rows of the list have their own mark, because they are loaded first. */
export const VerifiedMark = () => (
  <b role="img" aria-label="Verified" style={{ color: color.accentText }}>
    {' ✓'}
  </b>
)

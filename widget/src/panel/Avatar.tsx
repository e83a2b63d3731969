/** The initial on the brand colour; empty while there is no name. No picture, because that would send every visitor to another host. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="nx-avatar" aria-hidden="true">
    {[...name.trim()][0]?.toUpperCase()}
  </span>
)

import { Avatar } from './Avatar.tsx'
import type { PanelStrings } from './strings.ts'

type Props = {
  brandName: string
  /** The name of the person who has taken over, null while the bot answers. */
  person: string | null
  strings: PanelStrings
  /** Whether the menu with further actions is open. */
  isMoreOpen: boolean
  onMore?: (() => void) | false | undefined
  onClose?: (() => void) | undefined
}

export const Header = ({ brandName, person, strings, isMoreOpen, onMore, onClose }: Props) => (
  <header className="nx-header">
    <Avatar name={person ?? brandName} />
    <div className="nx-titles">
      <p className="nx-title">
        <bdi>{brandName}</bdi>
      </p>
      <p className="nx-subtitle">
        {person === null ? strings.assistant : strings.chattingWith(person || strings.aPerson)}
      </p>
    </div>
    {onMore && (
      <button
        type="button"
        className="nx-close"
        aria-label={strings.more}
        aria-expanded={isMoreOpen}
        onClick={onMore}
      >
        ⋯
      </button>
    )}
    {onClose && (
      <button type="button" className="nx-close" aria-label={strings.close} onClick={onClose}>
        ×
      </button>
    )}
  </header>
)

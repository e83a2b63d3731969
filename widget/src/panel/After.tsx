import { afterStrings } from './after-strings.ts'
import type { PanelStrings } from './strings.ts'
import type { AfterChat } from './types.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { Rating } from './Rating.tsx'

type Props = AfterChat & {
  brandName: string
  isMoreOpen: boolean
  strings: PanelStrings
  onClose: () => void
}

/** Rarely used controls at the end of a chat: actions besides writing, and the rating. */
export const After = ({ isMoreOpen, onClose, strings: given, ...after }: Props) => {
  const strings = { ...afterStrings, ...given }
  return (
    <div className="nx-end">
      {isMoreOpen && <MoreMenu {...after} strings={strings} onClose={onClose} />}
      {after.rating !== undefined && <Rating {...after} strings={strings} />}
    </div>
  )
}

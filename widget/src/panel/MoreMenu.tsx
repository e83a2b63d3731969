import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { afterStrings } from './after-strings.ts'
import type { PanelStrings } from './strings.ts'
import type { AfterChat } from './types.ts'
import { createFocus } from './take-focus.ts'
import { readWhole, save, transcriptOf } from './transcript.ts'

type Props = Pick<AfterChat, 'askRating' | 'readHistory' | 'beginAnew'> & {
  brandName: string
  strings: PanelStrings & typeof afterStrings
  onClose: () => void
}

/** The menu below its button: download the chat, and start a new one. */
export const MoreMenu = ({
  brandName,
  strings,
  onClose,
  askRating,
  readHistory,
  beginAnew,
}: Props) => {
  const [isSure, setSure] = useState<boolean>()
  const [hasFailed, setFailed] = useState(false)
  const [{ reveal, giveBack }] = useState(() => createFocus(onClose))
  const close = () => {
    onClose()
    giveBack()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Closes only the menu, not the whole chat.
    event.stopPropagation()
    close()
  }
  const download = async (panel: Element | null) => {
    const lang = panel?.getAttribute('lang') ?? undefined
    setFailed(false)
    try {
      save(transcriptOf(await readWhole(readHistory), { brandName, strings, lang }))
      close()
    } catch {
      setFailed(true)
    }
  }
  if (isSure === false)
    return (
      <div key="sure" className="nx-more" ref={reveal} onKeyDown={handleKeyDown}>
        <p>{strings.startAnewHint}</p>
        <button
          type="button"
          onClick={() => {
            close()
            beginAnew()
          }}
        >
          {strings.startAnew}
        </button>
        <button type="button" onClick={close}>
          {strings.cancel}
        </button>
      </div>
    )
  return (
    <div key="what" className="nx-more" ref={reveal} onKeyDown={handleKeyDown}>
      <button
        type="button"
        onClick={(event) => void download(event.currentTarget.closest('[lang]'))}
      >
        {strings.download}
      </button>
      <button
        type="button"
        onClick={() => {
          askRating()
          setSure(false)
        }}
      >
        {strings.startAnew}
      </button>
      {hasFailed && <p role="alert">{strings.downloadFailed}</p>}
    </div>
  )
}

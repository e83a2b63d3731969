import { useState } from 'react'
import { parts } from './parts.ts'
import type { PanelStrings } from './strings.ts'
import type { Away, PersonRequest } from './types.ts'
import { usePart } from './use-part.ts'

type Props = {
  state: 'possible' | 'offered' | 'requested'
  away: Away | null | undefined
  strings: PanelStrings
  onAsk: (request: PersonRequest) => void
}

/** The button 'Talk to a person', its form, and the confirmation that a person has been asked for. */
export const AskPerson = ({ state, onAsk, ...said }: Props) => {
  const [presses, setPresses] = useState(0)
  const isRequested = state === 'requested'
  const more = usePart(parts.more, presses + Number(isRequested))
  const close = () => setPresses(0)
  if (more)
    return (
      <more.Asking
        {...said}
        isRequested={isRequested}
        onCancel={close}
        onSubmit={(request) => {
          close()
          onAsk(request)
        }}
      />
    )
  return isRequested ? null : (
    <button
      type="button"
      className={state === 'offered' ? 'nx-suggestion nx-ask' : 'nx-ask'}
      onClick={() => setPresses(presses + 1)}
    >
      {said.strings.askPerson}
    </button>
  )
}

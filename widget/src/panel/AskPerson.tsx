import { useState } from 'react'
import { Icon } from './Icon.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { PanelStrings } from './strings.ts'
import type { PersonRequest } from './types.ts'

type Props = {
  state: 'possible' | 'offered' | 'requested'
  strings: PanelStrings
  onAsk: (request: PersonRequest) => void
}

/** 'Talk to a person', the small form behind it, and the word that someone has been asked. */
export const AskPerson = ({ state, strings, onAsk }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (state === 'requested')
    return (
      <p className="nx-note" role="status">
        {strings.personRequested}
      </p>
    )
  if (isOpen)
    return (
      <PersonForm
        strings={strings}
        onCancel={() => setOpen(false)}
        onSubmit={(request) => {
          setOpen(false)
          onAsk(request)
        }}
      />
    )
  return (
    <button
      type="button"
      className={state === 'offered' ? 'nx-suggestion nx-ask' : 'nx-ask'}
      onClick={() => setOpen(true)}
    >
      <Icon name="person" />
      {strings.askPerson}
    </button>
  )
}

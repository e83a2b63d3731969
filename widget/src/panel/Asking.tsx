import { personStrings } from './person-strings.ts'
import { PersonForm } from './PersonForm.tsx'
import type { PanelStrings } from './strings.ts'
import type { Away, PersonRequest } from './types.ts'

type Props = {
  isRequested: boolean
  away: Away | null | undefined
  strings: PanelStrings
  onSubmit: (request: PersonRequest) => void
  onCancel: () => void
}

/** The form that asks for a person, then the confirmation; it says when people are back where nobody is available. */
export const Asking = ({ isRequested, away, strings: given, ...form }: Props) => {
  const strings = { ...personStrings, ...given }
  const back = awayNow(away)
  if (!isRequested)
    return <PersonForm {...form} hint={back ?? strings.askPersonHint} strings={strings} />
  return (
    <p className="nx-note" role="status">
      {back ?? strings.personRequested}
    </p>
  )
}

/** In the visitor's time zone; nothing once the time is past, as the page may stay open for longer. */
const awayNow = (away: Props['away']): string | undefined => {
  if (!away?.until) return away?.text
  const back = new Date(away.until)
  if (back > new Date()) {
    const when = back.toLocaleString(away.locale, { dateStyle: 'full', timeStyle: 'short' })
    return away.text.replace('{back}', when)
  }
}

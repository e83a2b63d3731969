import type { FormEvent } from 'react'
import type { AllStrings } from './strings.ts'
import type { PersonRequest } from './types.ts'

type Props = {
  hint: string
  strings: Pick<AllStrings, 'askPerson' | 'cancel' | 'email' | 'name'>
  onSubmit: (request: PersonRequest) => void
  onCancel: () => void
}

/**
 * The form opens below the messages in place of the button that had the focus, so the focus moves into it. Defined outside the component,
 * so that it happens once.
 */
const reveal = (form: HTMLFormElement | null) => {
  form?.scrollIntoView({ block: 'nearest' })
  form?.querySelector('input')?.focus({ preventScroll: true })
}

/** Both fields are optional: visitors can ask for a person without saying who they are. */
export const PersonForm = ({ hint, strings, onSubmit, onCancel }: Props) => {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const read = (name: string) => String(fields.get(name)).trim() || undefined
    onSubmit({ name: read('name'), email: read('email') })
  }
  return (
    <form className="nx-person-form" ref={reveal} onSubmit={handleSubmit}>
      <p>{hint}</p>
      <label>
        {strings.name}
        <input name="name" autoComplete="name" maxLength={120} />
      </label>
      <label>
        {strings.email}
        <input name="email" type="email" autoComplete="email" maxLength={254} />
      </label>
      <div className="nx-row">
        <button type="submit" className="nx-primary">
          {strings.askPerson}
        </button>
        <button type="button" className="nx-quiet" onClick={onCancel}>
          {strings.cancel}
        </button>
      </div>
    </form>
  )
}

import { useState, type FormEvent } from 'react'
import type { Cap } from 'shared-types'
import { microsOf, money } from '~/lib/money.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useSetCap } from './queries.ts'

/** The cap of an agent, or of the account (`id: null`). */
export type CapSubject = { id: string | null; name: string; cap: Cap }

const FORM = 'cap-form'
const MICROS = 1_000_000

export function CapDialog({ subject, onClose }: { subject: CapSubject; onClose: () => void }) {
  const { own_micros, operator_micros } = subject.cap
  const [typed, setTyped] = useState(own_micros === null ? '' : String(own_micros / MICROS))
  const [error, setError] = useState<string>()
  const { mutate: setCap, isPending } = useSetCap()

  const save = (cap_micros: number | null) =>
    setCap({ agent_id: subject.id, cap_micros }, { onSuccess: onClose })

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const amount = microsOf(typed)
    if (amount === null) return setError('Enter an amount, like 25 or 25.50')
    if (operator_micros !== null && amount > operator_micros) {
      return setError(`Enter at most ${money(operator_micros)}, the cap of this server`)
    }
    save(amount)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title={`Monthly cap of ${subject.name}`}
      footer={
        <>
          {own_micros !== null && (
            <Button variant="quiet" pending={isPending} onClick={() => save(null)}>
              Remove cap
            </Button>
          )}
          <Button variant="primary" type="submit" form={FORM} pending={isPending}>
            Save cap
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={handleSubmit}>
        <TextField
          label="US dollars a month"
          hint={
            operator_micros === null
              ? 'With 0 nothing that costs money is done.'
              : `At most ${money(operator_micros)}, the cap of this server. With 0 nothing that costs money is done.`
          }
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { ExportLink } from './ExportLink.tsx'
import { useCloseAccount } from './queries.ts'

const FORM = 'delete-account-form'

/** The user has to type their email address, which nobody does by accident. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const email = useSession().user?.email ?? ''
  const [typed, setTyped] = useState('')
  const { mutate: closeAccount, isPending, isSuccess } = useCloseAccount()
  const isMeant = email !== '' && typed.trim().toLowerCase() === email.toLowerCase()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isMeant) closeAccount(typed)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title="Delete your account?"
      description="Everything in it is deleted for good. Export first what you want to keep, and wait until it has arrived."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={FORM}
            disabled={!isMeant}
            pending={isPending || isSuccess}
          >
            Delete account
          </Button>
        </>
      }
    >
      <Form id={FORM} noValidate onSubmit={handleSubmit}>
        <div>
          <ExportLink>Export everything first</ExportLink>
        </div>
        <TextField
          label="Your email address"
          hint={`Type ${email} to confirm.`}
          type="email"
          data-kept
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`

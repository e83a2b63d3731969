import { useState } from 'react'
import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** What deleting the account means, and the button for it. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="delete-account">
      <CardTitle id="delete-account">Delete account</CardTitle>
      <List>
        <li>
          Your agents go, with what they know, every conversation, call and recording, and what was
          counted and noted of your account.
        </li>
        <li>Your phone numbers are given back and their subscriptions end.</li>
        <li>Where you paid for something, the payment provider is told to delete you.</li>
        <li>You are signed out everywhere. This cannot be undone.</li>
      </List>
      <Button variant="dangerQuiet" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  max-width: 680px;
  margin: ${space[3]} 0 ${space[5]};
  padding-left: ${space[5]};
  color: ${color.muted};
  list-style: disc;
`

import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  body?: string | undefined
  /** What the confirming button says. */
  action: string
  danger?: boolean | undefined
  onAnswer: (confirmed: boolean) => void
}

/** A question with two answers; closing it is a no. Cancel is first, so that a stray Enter destroys nothing. */
export function ConfirmDialog({ title, body, action, danger = false, onAnswer }: Props) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={title}
      description={body}
      width="small"
      role="alertdialog"
      backdrop="blurred"
      closeButton={false}
      footer={
        <>
          <Button autoFocus onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {action}
          </Button>
        </>
      }
    />
  )
}

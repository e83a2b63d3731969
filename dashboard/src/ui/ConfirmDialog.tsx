import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  body?: string | undefined
  /** Label of the confirming button. */
  action: string
  /** Label of the other button. */
  refusal?: string | undefined
  danger?: boolean | undefined
  onAnswer: (confirmed: boolean) => void
}

/** A question with two answers; closing the dialog means no. Cancel comes first, so that an accidental Enter deletes nothing. */
export function ConfirmDialog(props: Props) {
  const { title, body, action, refusal = 'Cancel', danger = false, onAnswer } = props
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
            {refusal}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={false}
            onClick={() => onAnswer(true)}
          >
            {action}
          </Button>
        </>
      }
    />
  )
}

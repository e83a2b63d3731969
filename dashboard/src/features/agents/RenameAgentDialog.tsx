import { useState, type FormEvent } from 'react'
import { AgentName, type Agent } from 'shared-types'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { AgentNameStep } from './AgentNameStep.tsx'
import { useRenameAgent } from './queries.ts'

type Props = { agent: Agent; onClose: () => void }

const FORM_ID = 'rename-agent'

export function RenameAgentDialog({ agent, onClose }: Props) {
  const [typed, setTyped] = useState(agent.name)
  const [error, setError] = useState<string>()
  const { mutate: rename, isPending } = useRenameAgent(agent.id)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const name = AgentName.safeParse(typed)
    if (!name.success) return setError(name.error.issues[0]?.message)
    rename(name.data, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename agent"
      width="small"
      footer={
        <Button variant="primary" type="submit" form={FORM_ID} pending={isPending}>
          Rename
        </Button>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={handleSubmit}>
        <AgentNameStep
          value={typed}
          error={error}
          hint="Only you see it. What callers and visitors hear stays as it is."
          onChange={(name) => {
            setTyped(name)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

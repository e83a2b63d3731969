import { useReducer, type FormEvent } from 'react'
import { AgentName } from 'shared-types'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { AgentNameStep } from './AgentNameStep.tsx'
import { AgentTypeStep } from './AgentTypeStep.tsx'
import { useCreateAgent } from './queries.ts'
import { chosenType, NEW_WIZARD, wizardReducer } from './wizard.ts'

type Props = { hasAntiTheft: boolean; onClose: () => void }

const FORM_ID = 'create-agent'

/** Step 1 picks the type and step 2 enters the name. It starts from the beginning each time it is opened. */
export function CreateAgentModal({ hasAntiTheft, onClose }: Props) {
  const [wizard, dispatch] = useReducer(wizardReducer, NEW_WIZARD)
  const { mutate: createAgent, isPending } = useCreateAgent()
  const type = chosenType(wizard, hasAntiTheft)
  const isTypeStep = wizard.step === 'type'

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!type || isPending) return
    if (isTypeStep) return dispatch({ do: 'next' })
    const name = AgentName.safeParse(wizard.name)
    if (name.success) createAgent({ name: name.data, type }, { onSuccess: onClose })
    else dispatch({ do: 'refuse', error: name.error.issues[0]?.message ?? '' })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Create Agent"
      description={isTypeStep ? 'Step 1 of 2: what should it do?' : 'Step 2 of 2: give it a name.'}
      footer={
        <>
          {!isTypeStep && <Button onClick={() => dispatch({ do: 'back' })}>Back</Button>}
          <Button
            key={wizard.step}
            variant="primary"
            type="submit"
            form={FORM_ID}
            disabled={!type}
            pending={isPending}
          >
            {isTypeStep ? 'Next' : 'Create Agent'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={handleSubmit}>
        {isTypeStep ? (
          <AgentTypeStep
            value={type}
            hasAntiTheft={hasAntiTheft}
            onChange={(chosen) => dispatch({ do: 'choose', type: chosen })}
          />
        ) : (
          <AgentNameStep
            value={wizard.name}
            error={wizard.error}
            onChange={(name) => dispatch({ do: 'write', name })}
          />
        )}
      </form>
    </Dialog>
  )
}

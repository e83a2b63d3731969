import { useState, type FormEvent } from 'react'
import { LocalCall, type Agent } from 'shared-types'
import { styled } from 'styled-components'
import { readPhone, showPhone } from '~/lib/phone.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'

export type PlacedCall = LocalCall & { agentId: string }

/** One of the numbers reserved for fiction. */
const SOME_CALLER = '+12025550123'
const WRONG = 'Write the number like +12025550123'

const ATTESTATIONS = [
  { value: '', label: 'Unknown' },
  { value: 'TN-Validation-Passed-A', label: 'A: the carrier knows the caller' },
  { value: 'TN-Validation-Passed-B', label: 'B: the carrier knows the customer' },
  { value: 'TN-Validation-Passed-C', label: 'C: the call came from elsewhere' },
  { value: 'TN-Validation-Failed', label: 'Failed: the number is borrowed' },
] as const

/** A number that cannot be parsed is sent as typed, so that the server refuses it. */
const read = (text: string): string => readPhone(text) ?? text.trim()

type Props = { agents: readonly Agent[]; onCall: (call: PlacedCall) => void }

export function PlaceCallForm({ agents, onCall }: Props) {
  const [agentId, setAgentId] = useState(agents[0]?.id ?? '')
  const [from, setFrom] = useState(SOME_CALLER)
  const [attestation, setAttestation] = useState<(typeof ATTESTATIONS)[number]['value']>('')
  const [forwardedFrom, setForwardedFrom] = useState('')
  const [wrong, setWrong] = useState<string[]>([])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const call = LocalCall.safeParse({
      from: read(from) || 'anonymous',
      ...(attestation && { attestation }),
      ...(forwardedFrom.trim() && { forwarded_from: read(forwardedFrom) }),
    })
    setWrong(call.error?.issues.map(({ path }) => String(path[0])) ?? [])
    if (call.success) onCall({ agentId, ...call.data })
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Select
        label="Number called"
        options={agents.map(({ id, name, used_number }) => ({
          value: id,
          label: `${showPhone(used_number?.phone ?? '')} · ${name}`,
        }))}
        value={agentId}
        onChange={setAgentId}
      />
      <TextField
        label="Caller"
        hint="Empty for a withheld number"
        error={wrong.includes('from') ? WRONG : undefined}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        label="Caller id attestation"
        options={ATTESTATIONS}
        value={attestation}
        onChange={setAttestation}
      />
      <TextField
        label="Forwarded from"
        hint="Your phone, if it forwards"
        error={wrong.includes('forwarded_from') ? WRONG : undefined}
        value={forwardedFrom}
        onChange={(event) => setForwardedFrom(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary">
          Call
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
  align-items: start;
`

import { useQuery } from '@tanstack/react-query'
import { Ban, Check, PhoneForwarded } from 'lucide-react'
import { NUMBER_NAME_MAX, type CallLog, type NumberListing } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { listOf, rulesQuery, useListNumber } from '~/product/screening-rules.ts'
import { useMay } from '~/product/roles.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { showUndoToast } from '~/ui/undo-toast.tsx'

const TOLD: Record<NumberListing['list'], string> = {
  allow: 'is always put through from now on',
  block: 'is never put through from now on',
  none: 'is on no list any more',
}

/**
 * Shown only for screening agents, because only they have lists; only where the caller has a number; and only to members who may set up
 * agents.
 */
export function CallerRules({ log }: { log: CallLog }) {
  const mayChange = useMay('admin')
  const isListable =
    log.agent.type === 'ANTI_THEFT' && log.channel !== 'browser' && log.from_number.startsWith('+')
  return mayChange && isListable ? <Lists log={log} /> : null
}

function Lists({ log: { agent, from_number: phone, logEntry } }: { log: CallLog }) {
  const { data: rules } = useQuery({ ...rulesQuery(agent.id), meta: { failure: false } })
  const { mutate: list, isPending } = useListNumber(agent.id)
  if (!rules) return null
  const stands = listOf(rules, phone)
  const known = rules.number_names[phone]
  const name = known ?? logEntry?.callerName?.trim().slice(0, NUMBER_NAME_MAX)

  const put = (chosen: NumberListing['list']) => {
    if (isPending) return
    const next = chosen === stands ? 'none' : chosen
    const undo = () => list({ phone, list: stands, ...(known && { name: known }) })
    list(
      { phone, list: next, ...(name && { name }) },
      { onSuccess: () => void showUndoToast(`${name ?? showPhone(phone)} ${TOLD[next]}`, undo) },
    )
  }
  return (
    <Buttons role="group" aria-label={`Rules for ${showPhone(phone)}`}>
      <Button
        size="small"
        icon={stands === 'allow' ? <Check /> : <PhoneForwarded />}
        aria-pressed={stands === 'allow'}
        onClick={() => put('allow')}
      >
        Always put through
      </Button>
      <Button
        size="small"
        icon={stands === 'block' ? <Check /> : <Ban />}
        aria-pressed={stands === 'block'}
        onClick={() => put('block')}
      >
        Block
      </Button>
    </Buttons>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`

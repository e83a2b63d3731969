import { useQuery } from '@tanstack/react-query'
import { IntegrationType } from 'shared-types'
import { ChoiceCard, ChoiceCards } from '~/ui/ChoiceCards.tsx'
import { KINDS } from './kinds.ts'
import { systemQuery } from '~/product/queries.ts'

type Props = {
  value: IntegrationType
  taken: IntegrationType[]
  onChange: (type: IntegrationType) => void
}

export function IntegrationTypeStep({ value, taken, onChange }: Props) {
  const { data: system } = useQuery(systemQuery())
  const obstacleTo = (type: IntegrationType): string | undefined => {
    if (taken.includes(type)) return 'Already added: one of a type.'
    if (type === 'telegram' && system?.telegram === 'none') {
      return 'Not available: this installation has no Telegram bot configured.'
    }
  }
  return (
    <ChoiceCards
      aria-label="Type of integration"
      value={value}
      onValueChange={(type) => onChange(IntegrationType.parse(type))}
    >
      {IntegrationType.options.map((type) => {
        const { title, text, icon: Icon } = KINDS[type]
        const obstacle = obstacleTo(type)
        return (
          <ChoiceCard
            key={type}
            value={type}
            mark={<Icon />}
            title={title}
            text={obstacle ?? text}
            disabled={obstacle !== undefined}
          />
        )
      })}
    </ChoiceCards>
  )
}

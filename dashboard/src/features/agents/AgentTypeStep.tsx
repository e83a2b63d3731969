import { AgentType } from 'shared-types'
import { ChoiceCard, ChoiceCards } from '~/ui/ChoiceCards.tsx'
import { AGENT_TYPES } from './agent-types.ts'

type Props = {
  value: AgentType | null
  /** An account can have only one of this type. */
  hasAntiTheft: boolean
  onChange: (type: AgentType) => void
}

export const AgentTypeStep = ({ value, hasAntiTheft, onChange }: Props) => (
  <ChoiceCards
    aria-label="Agent type"
    value={value ?? ''}
    onValueChange={(type) => onChange(AgentType.parse(type))}
  >
    {AgentType.options.map((type) => {
      const { emoji, title, text } = AGENT_TYPES[type]
      const isLimited = type === 'ANTI_THEFT'
      return (
        <ChoiceCard
          key={type}
          value={type}
          mark={emoji}
          title={title}
          {...(isLimited && { note: '1 agent (max)' })}
          text={text}
          disabled={isLimited && hasAntiTheft}
        />
      )
    })}
  </ChoiceCards>
)

import * as Radio from 'radix-ui/radio-group'
import { AgentType } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { AGENT_TYPES } from './agent-types.ts'

type Props = {
  value: AgentType | null
  /** §5: one an account. */
  hasAntiTheft: boolean
  onChange: (type: AgentType) => void
}

export function AgentTypeStep({ value, hasAntiTheft, onChange }: Props) {
  return (
    <Options
      aria-label="Agent type"
      value={value ?? ''}
      onValueChange={(type) => onChange(AgentType.parse(type))}
    >
      {AgentType.options.map((type) => {
        const { emoji, title, text } = AGENT_TYPES[type]
        const isTaken = type === 'ANTI_THEFT' && hasAntiTheft
        return (
          <Option key={type} value={type} disabled={isTaken}>
            <Emoji aria-hidden>{emoji}</Emoji>
            <span>
              <Title>
                {title} {type === 'ANTI_THEFT' && <Limit>1 agent (max)</Limit>}
              </Title>
              <Text>{text}</Text>
            </span>
            <Dot aria-hidden />
          </Option>
        )
      })}
    </Options>
  )
}

const Options = styled(Radio.Root)`
  display: grid;
  gap: ${space[2]};
`
const Option = styled(Radio.Item)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  text-align: left;
  transition: border-color ${motion.fast};
  &:hover:not(:disabled) {
    border-color: ${color.lineStrong};
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:disabled {
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
`
const Emoji = styled.span`
  font-size: ${font.size[20]};
  :disabled > & {
    filter: grayscale(1);
    opacity: 0.6;
  }
`
const Title = styled.span`
  display: block;
  font-weight: ${font.weight.semibold};
`
const Limit = styled.span`
  margin-left: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.regular};
`
const Text = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Dot = styled.span`
  flex-shrink: 0;
  width: ${space[4]};
  height: ${space[4]};
  margin-left: auto;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  [data-state='checked'] > & {
    border: 5px solid ${color.accent};
  }
  :disabled > & {
    border-color: ${color.line};
  }
`

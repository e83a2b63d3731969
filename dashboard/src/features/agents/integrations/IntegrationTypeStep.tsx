import { useQuery } from '@tanstack/react-query'
import * as Radio from 'radix-ui/radio-group'
import { IntegrationType } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { KINDS } from './kinds.ts'
import { systemQuery } from './queries.ts'

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
    <Options
      aria-label="Type of integration"
      value={value}
      onValueChange={(type) => onChange(IntegrationType.parse(type))}
    >
      {IntegrationType.options.map((type) => {
        const { title, text, icon: Icon } = KINDS[type]
        const obstacle = obstacleTo(type)
        return (
          <Option key={type} value={type} disabled={obstacle !== undefined}>
            <Icon aria-hidden />
            <span>
              <Title>{title}</Title>
              <Text>{obstacle ?? text}</Text>
            </span>
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
  svg {
    flex-shrink: 0;
    width: ${space[5]};
    height: ${space[5]};
    color: ${color.muted};
  }
  &:hover:not(:disabled) {
    border-color: ${color.lineStrong};
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    svg {
      color: ${color.accentText};
    }
  }
  &:disabled {
    border-style: dashed;
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
`
const Title = styled.span`
  display: block;
  font-weight: ${font.weight.semibold};
`
const Text = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`

import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, depth, font, radius, shadow, size, space } from '~/theme/tokens.ts'
import type { Seen } from './deferred.ts'
import type { SelectOption } from './Select.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = {
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  disabled: boolean | undefined
  trigger: ReactNode
  seen: Seen
}

export function SelectList({ value, options, onChange, disabled, trigger, seen }: Props) {
  const button = useKeptFocus<HTMLButtonElement>(seen)
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      disabled={disabled}
      defaultOpen={seen.wasClicked}
    >
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <List position="popper" sideOffset={4} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Item key={option.value} value={option.value} disabled={option.disabled}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator asChild>
                  <Check size={16} aria-hidden />
                </Radix.ItemIndicator>
              </Item>
            ))}
          </Radix.Viewport>
        </List>
      </Radix.Portal>
    </Radix.Root>
  )
}

const List = styled(Radix.Content)`
  z-index: ${depth.menu};
  overflow: hidden;
  min-width: var(--radix-select-trigger-width);
  max-height: var(--radix-select-content-available-height);
  padding: ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`
const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${size.controlSmall};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  font-size: ${font.size[14]};
  outline: none;
  cursor: pointer;
  &[data-highlighted] {
    background: ${color.sunken};
  }
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
  svg {
    color: ${color.accentText};
  }
`

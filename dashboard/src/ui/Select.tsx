import { Check, ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import { styled } from 'styled-components'
import { controlBox, ellipsis } from '~/theme/mixins.ts'
import { color, depth, font, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Field, type FieldProps } from './Field.tsx'

type Props<V extends string> = FieldProps & {
  value: V
  options: readonly { value: V; label: string; disabled?: boolean }[]
  onChange: (value: V) => void
  disabled?: boolean
}

export function Select<V extends string>({
  value,
  options,
  onChange,
  disabled,
  ...field
}: Props<V>) {
  return (
    <Field {...field}>
      {(control) => (
        // Radix hands back one of the values it was given.
        <Radix.Root value={value} onValueChange={(next) => onChange(next as V)} disabled={disabled}>
          <Trigger {...control}>
            <Value>
              <Radix.Value />
            </Value>
            <ChevronDown size={16} aria-hidden />
          </Trigger>
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
      )}
    </Field>
  )
}

const Trigger = styled(Radix.Trigger)`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  height: ${size.control};
  padding: 0 ${space[3]};
  text-align: left;
  svg {
    color: ${color.muted};
  }
`
const Value = styled.span`
  ${ellipsis}
`
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

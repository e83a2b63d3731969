import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, depth, font, radius, shadow, size, space } from '~/theme/tokens.ts'
import type { Seen } from './deferred.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = {
  /** The button that opens the menu: one element that accepts a ref. */
  trigger: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom' | 'right'
  /** What happened to the trigger before the menu's code was loaded. */
  seen?: Seen
  children: ReactNode
}

export function Menu({ trigger, align = 'end', side = 'bottom', seen, children }: Props) {
  const button = useKeptFocus<HTMLButtonElement>(seen)
  return (
    <Radix.Root modal={false} defaultOpen={seen?.wasClicked ?? false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      {/* Without a portal, so that the list stays in its landmark; being fixed, it is not clipped. */}
      <List align={align} side={side} sideOffset={6} collisionPadding={8}>
        {children}
      </List>
    </Radix.Root>
  )
}

type ItemProps = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger = false, disabled, onSelect, children }: ItemProps) {
  return (
    <Item disabled={disabled} onSelect={onSelect} $danger={danger}>
      {icon}
      {children}
    </Item>
  )
}

type ChoiceProps<V extends string> = {
  label: string
  value: V
  options: readonly { value: V; label: string; icon?: ReactNode }[]
  onChange: (value: V) => void
}

/** A choice between several options, with a tick. The menu stays open so that the effect can be seen. */
export function MenuChoice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    // The cast is safe: Radix returns one of the given values.
    <Radix.RadioGroup
      value={value}
      onValueChange={(next) => onChange(next as V)}
      aria-label={label}
    >
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
        >
          {option.icon}
          {option.label}
          <Radix.ItemIndicator asChild>
            <Tick size={16} aria-hidden />
          </Radix.ItemIndicator>
        </RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export const MenuLabel = styled(Radix.Label)`
  padding: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  overflow-wrap: anywhere;
`

export const MenuSeparator = styled(Radix.Separator)`
  height: 1px;
  margin: ${space[1]} 0;
  background: ${color.line};
`

const List = styled(Radix.Content)`
  z-index: ${depth.menu};
  min-width: 200px;
  max-width: 300px;
  padding: ${space[1]};
  text-align: left;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`
const itemBox = `
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.controlSmall};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  font-size: ${font.size[14]};
  outline: none;
  cursor: pointer;
  svg { width: ${size.icon}; height: ${size.icon}; }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
`
const Item = styled(Radix.Item)<{ $danger: boolean }>`
  ${itemBox}
  color: ${({ $danger }) => ($danger ? color.negativeText : color.text)};
  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? color.negativeSoft : color.sunken)};
  }
`
const RadioItem = styled(Radix.RadioItem)`
  ${itemBox}
  &[data-highlighted] {
    background: ${color.sunken};
  }
`
const Tick = styled(Check)`
  margin-left: auto;
  color: ${color.accentText};
`

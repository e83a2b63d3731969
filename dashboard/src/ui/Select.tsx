import { ChevronDown } from 'lucide-react'
import { Root as Slot } from 'radix-ui/slot'
import { styled } from 'styled-components'
import { controlBox, ellipsis } from '~/theme/mixins.ts'
import { color, size, space } from '~/theme/tokens.ts'
import { deferred } from './deferred.ts'
import { Field, type FieldProps } from './Field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type Props<V extends string> = FieldProps & {
  value: V
  options: readonly (SelectOption & { value: V })[]
  onChange: (value: V) => void
  disabled?: boolean
}

const useList = deferred(async () => (await import('./SelectList.tsx')).SelectList)

export function Select<V extends string>({
  value,
  options,
  onChange,
  disabled,
  ...field
}: Props<V>) {
  const { Component: List, seen, handlers } = useList()
  return (
    <Field {...field}>
      {(control) => {
        const trigger = (
          <Trigger type="button" disabled={disabled} {...control}>
            <Value>{options.find((option) => option.value === value)?.label}</Value>
            <ChevronDown size={16} aria-hidden />
          </Trigger>
        )
        return List ? (
          // The list hands back one of the values it was given.
          <List
            {...{ value, options, disabled, seen, trigger }}
            onChange={(next) => onChange(next as V)}
          />
        ) : (
          <Slot role="combobox" aria-haspopup="listbox" aria-expanded={false} {...handlers}>
            {trigger}
          </Slot>
        )
      }}
    </Field>
  )
}

const Trigger = styled.button`
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

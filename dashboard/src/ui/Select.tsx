import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { controlBox, ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Field, type FieldProps } from './Field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type Props<V extends string> = FieldProps & {
  value: V
  options: readonly (SelectOption & { value: V })[]
  onChange: (value: V) => void
  disabled?: boolean
}

/**
 * The browser's own select, styled as far as it allows. A list of our own elements would hide the page while that can still get
 * the focus, and would be worse on phones.
 */
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
        <Box>
          <Native
            {...control}
            value={value}
            disabled={disabled}
            // The cast is safe: the browser returns one of the given values.
            onChange={(event) => onChange(event.target.value as V)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <ChevronDown size={16} aria-hidden />
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 50%;
    right: ${space[3]};
    color: ${color.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
`
const Native = styled.select`
  ${controlBox}
  ${ellipsis}
  height: ${size.control};
  padding: 0 ${space[8]} 0 ${space[3]};
  cursor: pointer;
  appearance: none;

  @supports (appearance: base-select) {
    display: flex;
    align-items: center;
    appearance: base-select;
    &::picker(select) {
      appearance: base-select;
      min-width: anchor-size(width);
      margin: ${space[1]} 0;
      padding: ${space[1]};
      border: 1px solid ${color.line};
      border-radius: ${radius.medium};
      background: ${color.raised};
      color: ${color.text};
      box-shadow: ${shadow.high};
    }
    &::picker-icon {
      display: none;
    }
    option {
      display: flex;
      align-items: center;
      gap: ${space[4]};
      min-height: ${size.controlSmall};
      padding: 0 ${space[2]};
      border-radius: ${radius.small};
      font-size: ${font.size[14]};
    }
    option:is(:hover, :focus-visible) {
      outline: none;
      background: ${color.sunken};
    }
    option:disabled {
      color: ${color.muted};
    }
    option::checkmark {
      order: 1;
      margin-left: auto;
      color: ${color.accentText};
    }
  }
`

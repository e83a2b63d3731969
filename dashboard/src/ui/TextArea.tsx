import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlBox } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { Field, type FieldProps } from './Field.tsx'

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  aside,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside}>
      {(control) => <Area rows={4} {...area} {...control} />}
    </Field>
  )
}

/** Grows with its text where the browser can, up to half the window. */
const Area = styled.textarea`
  ${controlBox}
  display: block;
  max-height: 50vh;
  padding: ${space[2]} ${space[3]};
  field-sizing: content;
  min-height: calc(${space[24]} + ${space[4]});
  resize: vertical;
`

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlBox } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useCutNote } from './use-cut-note.ts'

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  aside,
  rows = 4,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const { note, handlers } = useCutNote(area.maxLength)
  return (
    <Field label={label} hideLabel={hideLabel} hint={note ?? hint} error={error} aside={aside}>
      {(control) => <Area {...handlers} {...area} {...control} rows={rows} $rows={rows} />}
    </Field>
  )
}

/** Grows with its text up to half the window, in browsers that support it. */
const Area = styled.textarea<{ $rows: number }>`
  ${controlBox}
  display: block;
  max-height: 50vh;
  padding: ${space[2]} ${space[3]};
  field-sizing: content;
  min-height: calc(${({ $rows }) => $rows} * 1lh + 2 * ${space[2]} + 2px);
  resize: vertical;
`

import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlBox } from '~/theme/mixins.ts'
import { size, space } from '~/theme/tokens.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useCutNote } from './use-cut-note.ts'

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const { note, handlers } = useCutNote(input.maxLength)
  return (
    <Field label={label} hideLabel={hideLabel} hint={note ?? hint} error={error} aside={aside}>
      {(control) => <Input {...handlers} {...input} {...control} />}
    </Field>
  )
}

const Input = styled.input`
  ${controlBox}
  height: ${size.control};
  padding: 0 ${space[3]};
`

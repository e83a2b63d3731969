import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tabular, visuallyHidden } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'

export type FieldProps = {
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Content right of the label, such as a counter or a link. */
  aside?: ReactNode
}

/** Properties that the control inside a field must get. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A form field: label above, hint or error below. An error is announced to screen readers when it appears. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <Box>
      <Top $hidden={hideLabel}>
        <label htmlFor={id}>{label}</label>
        {aside && <Aside>{aside}</Aside>}
      </Top>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <Note id={noteId} $isError={Boolean(error)} aria-live="polite">
        {note}
      </Note>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`
const Top = styled.div<{ $hidden: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  ${({ $hidden }) => $hidden && visuallyHidden}
`
const Aside = styled.span`
  ${tabular}
  color: ${color.muted};
  font-weight: ${font.weight.regular};
`
const Note = styled.div<{ $isError: boolean }>`
  color: ${({ $isError }) => ($isError ? color.negativeText : color.muted)};
  font-size: ${font.size[13]};
  &:empty {
    display: none;
  }
`

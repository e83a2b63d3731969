import { useId, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'

type Props = {
  title: string
  intro: ReactNode
  /** Text on the button: 'Save look'. */
  save: string
  hasChanges: boolean
  pending: boolean
  onSave: () => void
  onDiscard: () => void
  children: ReactNode
  /** Shown beside the buttons. */
  aside?: ReactNode
}

/** One of the folded parts: a form of its own. */
export function Part({
  title,
  intro,
  save,
  hasChanges,
  pending,
  children,
  aside,
  ...props
}: Props) {
  const id = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    props.onSave()
  }
  return (
    <Form aria-labelledby={id} noValidate onSubmit={handleSubmit}>
      <div>
        <Title id={id}>{title}</Title>
        <Intro>{intro}</Intro>
      </div>
      {children}
      <Actions>
        <Button variant="primary" type="submit" disabled={!hasChanges} pending={pending}>
          {save}
        </Button>
        {hasChanges && !pending && (
          <Button variant="quiet" onClick={props.onDiscard}>
            Discard
          </Button>
        )}
        {aside}
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
  container-type: inline-size;
`
const Title = styled.h3`
  font-size: ${font.size[14]};
`
const Intro = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`
/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: ${space[4]};
`
/** One of several rows below one another. */
export const Item = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'

type Props = {
  icon?: ReactNode
  title: string
  /** What the empty list is for, in a sentence. */
  text?: ReactNode
  /** The button that creates the first entry. */
  action?: ReactNode
  /** 'h1' where the page has no other first heading. */
  heading?: 'h1' | 'h2'
}

/** Shown in place of an empty list; centred in its container. */
export function EmptyState({ icon, title, text, action, heading = 'h2' }: Props) {
  return (
    <Box>
      {icon && <Icon>{icon}</Icon>}
      <Title as={heading}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  padding: ${space[12]} ${space[6]};
  text-align: center;
`
const Icon = styled.div`
  display: grid;
  place-items: center;
  width: ${space[12]};
  height: ${space[12]};
  margin-bottom: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.muted};
  svg {
    width: ${space[5]};
    height: ${space[5]};
  }
`
const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Text = styled.p`
  max-width: 46ch;
  margin-top: ${space[1]};
  color: ${color.muted};
  text-wrap: balance;
`
const Action = styled.div`
  margin-top: ${space[5]};
`

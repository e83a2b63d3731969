import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

type Props = { title: string; text?: ReactNode; action?: ReactNode }

/** The header of a settings card: its title and its actions. */
export function CardHead({ title, text, action }: Props) {
  return (
    <Head>
      <div>
        <Title>{title}</Title>
        {text && <Text>{text}</Text>}
      </div>
      {action}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[5]};
`
const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Text = styled.p`
  color: ${color.muted};
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'

type Props = { title: string; count: number; children: ReactNode }

export function ReadSection({ title, count, children }: Props) {
  return (
    <Box>
      <Title>
        {title} <Count>{count.toLocaleString('en-US')}</Count>
      </Title>
      {children}
    </Box>
  )
}

const Box = styled.div`
  margin-top: ${space[6]};
`
const Title = styled.h4`
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color.line};
  font-size: ${font.size[14]};
`
const Count = styled.span`
  ${tabular}
  margin-left: ${space[1]};
  color: ${color.muted};
  font-weight: ${font.weight.regular};
`

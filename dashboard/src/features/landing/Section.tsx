import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'

type Props = {
  id?: string
  className?: string
  badge?: ReactNode
  title: string
  tagline: string
  children: ReactNode
}

/** A section of the page: heading, subtitle and content. */
export function Section({ id, className, badge, title, tagline, children }: Props) {
  return (
    <Box id={id} className={className}>
      {badge}
      <h2>{title}</h2>
      <p>{tagline}</p>
      {children}
    </Box>
  )
}

const Box = styled.section`
  max-width: ${size.page};
  margin: 0 auto;
  padding: ${space[20]} ${space[6]};
  text-align: center;
  scroll-margin-top: ${space[8]};
  > h2 {
    margin-top: ${space[4]};
    font-size: ${font.size[44]};
    letter-spacing: ${font.tracking.display};
    line-height: ${font.leading.tight};
    text-wrap: balance;
  }
  > p {
    max-width: 60ch;
    margin: ${space[3]} auto ${space[10]};
    color: ${color.muted};
    font-size: ${font.size[16]};
    text-wrap: balance;
  }
`

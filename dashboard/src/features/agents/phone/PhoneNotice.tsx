import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'

type Props = { icon: ReactNode; title: ReactNode; tone?: 'plain' | 'negative'; children: ReactNode }

/** A message about the number's state: none, pending or suspended. */
export function PhoneNotice({ icon, title, tone = 'negative', children }: Props) {
  return (
    <Box $isPlain={tone === 'plain'}>
      {icon}
      <span>
        <b>{title}</b>
        {children}
      </span>
    </Box>
  )
}

const Box = styled.p<{ $isPlain: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px dashed ${({ $isPlain }) => ($isPlain ? color.lineStrong : color.negative)};
  border-radius: ${radius.medium};
  background: ${({ $isPlain }) => ($isPlain ? color.sunken : color.negativeSoft)};
  color: ${({ $isPlain }) => ($isPlain ? color.text : color.negativeText)};
  font-size: ${font.size[13]};
  svg {
    flex-shrink: 0;
  }
  b {
    display: block;
    font-weight: ${font.weight.semibold};
  }
`

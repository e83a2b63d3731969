import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** The label between the messages of two days. */
export const DayLabel = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin: ${space[4]} 0 ${space[5]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
  letter-spacing: ${font.tracking.normal};
  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: ${color.line};
    content: '';
  }
`

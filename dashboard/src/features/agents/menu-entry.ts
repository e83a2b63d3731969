import { css } from 'styled-components'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'

/** The look of what stands in the menu of an agent. */
export const menuEntry = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: ${size.control};
  padding: 0 ${space[3]};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-weight: ${font.weight.medium};
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`

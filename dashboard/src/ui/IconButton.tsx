import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, motion, radius, size } from '~/theme/tokens.ts'
import { Tooltip } from './Tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name of the button, also shown as a tooltip. */
  label: string
  icon: ReactNode
  tone?: 'normal' | 'danger'
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left'
}

/** A button with only an icon; passes on the properties of a menu or dialog trigger. */
export function IconButton({
  label,
  icon,
  tone = 'normal',
  tooltipSide = 'top',
  type = 'button',
  ...rest
}: Props) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <Box {...rest} type={type} aria-label={label} $tone={tone}>
        {icon}
      </Box>
    </Tooltip>
  )
}

const Box = styled.button<{ $tone: 'normal' | 'danger' }>`
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border-radius: ${radius.small};
  color: ${color.muted};
  transition:
    background ${motion.fast},
    color ${motion.fast};

  &:hover:not(:disabled),
  &[data-state='open'] {
    background: ${({ $tone }) => ($tone === 'danger' ? color.negativeSoft : color.sunken)};
    color: ${({ $tone }) => ($tone === 'danger' ? color.negativeText : color.text)};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`

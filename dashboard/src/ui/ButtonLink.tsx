import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

type Props = ComponentProps<typeof Link> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...rest
}: Props) {
  return (
    <Box {...rest} $variant={variant} $size={size}>
      {icon}
      {children}
    </Box>
  )
}

const Box = styled(Link)<ButtonLook>`
  ${buttonLook}
`

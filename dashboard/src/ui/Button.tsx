import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** The button's action is running: it shows a spinner and ignores clicks, but keeps the focus. */
  pending?: boolean
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <Box
      {...rest}
      type={pending ? 'button' : type}
      $variant={variant}
      $size={size}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </Box>
  )
}

const Box = styled.button<ButtonLook>`
  ${buttonLook}
`

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** The button's action is running: it shows a spinner and ignores clicks, but keeps the focus. */
  pending?: boolean | undefined
}

/**
 * Where the button submits or has `pending`, the second click of a double click is ignored: the action may be over by then, or another button
 * in the same place, and people who double-click everything mean one.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  pending,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const actsOnce = type === 'submit' || pending !== undefined
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (actsOnce && event.detail > 1) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <Box
      {...rest}
      type={pending ? 'button' : type}
      $variant={variant}
      $size={size}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : handleClick}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </Box>
  )
}

const Box = styled.button<ButtonLook>`
  ${buttonLook}
`

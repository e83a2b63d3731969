import { css } from 'styled-components'
import { color, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet'
export type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize }

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    box-shadow: ${shadow.low};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.text};
    box-shadow: ${shadow.low};
    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: ${color.lineStrong};
    }
  `,
  quiet: css`
    color: ${color.muted};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.sunken};
      color: ${color.text};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    box-shadow: ${shadow.low};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.dangerHover};
    }
  `,
  dangerQuiet: css`
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.negativeText};
    box-shadow: ${shadow.low};
    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: ${color.negative};
      background: ${color.negativeSoft};
    }
  `,
}

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    height: ${size.controlSmall};
    padding: 0 ${space[3]};
    font-size: ${font.size[13]};
  `,
  medium: css`
    height: ${size.control};
    padding: 0 ${space[4]};
  `,
  large: css`
    height: ${size.controlLarge};
    padding: 0 ${space[5]};
    border-radius: ${radius.medium};
    font-size: ${font.size[16]};
  `,
}

/** Shared by `Button` and `ButtonLink`. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  font-size: ${font.size[14]};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
  transition:
    background ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(0.5px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`

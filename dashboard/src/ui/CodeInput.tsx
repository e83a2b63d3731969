import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import type { Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { tabular } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'

type Props = {
  label: string
  length: number
  value: string
  onChange: (value: string) => void
  /** Called when every digit is filled in, typed or pasted. */
  onComplete: (value: string) => void
  disabled?: boolean
  /** The last code was wrong. */
  invalid?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for a code, with one box for each digit. It is really a single input, so that paste, autofill and screen readers work
 * as usual.
 */
export function CodeInput({ label, length, invalid = false, ref, ...field }: Props) {
  return (
    <OTPInput
      {...field}
      ref={ref}
      maxLength={length}
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      aria-label={label}
      aria-invalid={invalid || undefined}
      render={({ slots }) => (
        <Slots $disabled={field.disabled ?? false}>
          {slots.map((slot, index) => (
            <Slot key={index} {...slot} invalid={invalid} />
          ))}
        </Slots>
      )}
    />
  )
}

function Slot({ char, isActive, hasFakeCaret, invalid }: SlotProps & { invalid: boolean }) {
  return (
    <Box $active={isActive} $invalid={invalid}>
      {char}
      {hasFakeCaret && <Caret />}
    </Box>
  )
}

const Slots = styled.div<{ $disabled: boolean }>`
  display: flex;
  justify-content: center;
  gap: ${space[2]};
  opacity: ${({ $disabled }) => ($disabled ? 0.6 : 1)};
`
const Box = styled.div<{ $active: boolean; $invalid: boolean }>`
  ${tabular}
  display: grid;
  place-items: center;
  width: ${space[12]};
  height: 56px;
  border: 1px solid ${({ $invalid }) => ($invalid ? color.negative : color.lineStrong)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: ${font.size[20]};
  font-weight: ${font.weight.semibold};
  transition: border-color ${motion.fast};
  ${({ $active }) => $active && `border-color: ${color.focus}; outline: 1px solid ${color.focus};`}
`
const blink = keyframes`
  50% { opacity: 0; }
`
const Caret = styled.span`
  width: 1px;
  height: ${space[5]};
  background: ${color.text};
  animation: ${blink} 1s step-end infinite;
`

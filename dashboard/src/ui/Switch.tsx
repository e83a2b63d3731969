import * as Radix from 'radix-ui/switch'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'

type Props = {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A switch with its label to the left; clicking the label toggles it too. */
export function Switch({ label, hint, checked, onChange, disabled }: Props) {
  const id = useId()
  return (
    <Row>
      <Words>
        <Label htmlFor={id}>{label}</Label>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
      <Track
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Thumb />
      </Track>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
`
const Words = styled.div`
  min-width: 0;
`
const Label = styled.label`
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  cursor: pointer;
`
const Hint = styled.p`
  margin-top: ${space.half};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Track = styled(Radix.Root)`
  position: relative;
  flex-shrink: 0;
  width: ${space[10]};
  height: ${space[6]};
  border-radius: ${radius.round};
  background: ${color.lineStrong};
  transition: background ${motion.fast};
  &[data-state='checked'] {
    background: ${color.accent};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`
const Thumb = styled(Radix.Thumb)`
  display: block;
  width: ${space[5]};
  height: ${space[5]};
  margin-left: ${space.half};
  border-radius: ${radius.round};
  background: ${color.onAccent};
  transition: transform ${motion.fast} ${motion.ease};
  &[data-state='checked'] {
    transform: translateX(${space[4]});
  }
`

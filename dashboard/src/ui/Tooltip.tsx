import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, depth, font, radius, shadow, size, space } from '~/theme/tokens.ts'

/** §9 */
const DELAY_MS = 20

type Props = {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes a ref, focus and hover. */
  children: ReactNode
}

export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Bubble side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

const Bubble = styled(Radix.Content)`
  z-index: ${depth.tooltip};
  max-width: min(${size.tooltip}, 90vw);
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.canvas};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
  box-shadow: ${shadow.low};
`

import * as Radix from 'radix-ui/tooltip'
import { styled } from 'styled-components'
import { color, depth, font, radius, shadow, size, space } from '~/theme/tokens.ts'
import type { Seen } from './deferred.ts'
import type { TooltipProps } from './Tooltip.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const DELAY_MS = 20

type Props = TooltipProps & { seen: Seen }

export function TooltipBubble({ text, side = 'top', seen, children }: Props) {
  // A click on the stand-in did not open anything, so that the focus may stay on the trigger.
  const trigger = useKeptFocus<HTMLButtonElement>({ ...seen, wasClicked: false })
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root defaultOpen={seen.isUnderPointer && !seen.wasClicked}>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Box side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Box>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

const Box = styled(Radix.Content)`
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

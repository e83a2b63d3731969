import * as Radix from 'radix-ui/tooltip'
import { type RefObject, useEffect, useState } from 'react'
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
  const [isOpen, setIsOpen] = useState(seen.isUnderPointer && !seen.wasClicked)
  useMissedLeave(trigger, isOpen, () => setIsOpen(false))
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
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

/**
 * Closes a tooltip that was open from the start when the pointer is elsewhere at its next move. A trigger that took its stand-in's place
 * under a pointer hears nothing of it if it leaves before the browser has noticed, so the tooltip would stay and cover what is below.
 */
function useMissedLeave(
  trigger: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const [wasOpen] = useState(isOpen)
  useEffect(() => {
    if (!wasOpen) return
    const checked = new AbortController()
    const check = ({ target }: PointerEvent) => {
      checked.abort()
      if (!(target instanceof Node && trigger.current?.contains(target))) close()
    }
    document.addEventListener('pointermove', check, { signal: checked.signal, capture: true })
    return () => checked.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- Only what was open from the start is checked, once.
  }, [wasOpen])
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

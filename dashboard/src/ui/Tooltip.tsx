import { Root as Slot } from 'radix-ui/slot'
import type { ReactNode } from 'react'
import { deferred } from './deferred.ts'

export type TooltipProps = {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that accepts a ref, focus and hover. */
  children: ReactNode
}

const useBubble = deferred(async () => (await import('./TooltipBubble.tsx')).TooltipBubble)

export function Tooltip(props: TooltipProps) {
  const { Component: Bubble, seen, handlers } = useBubble()
  return Bubble ? <Bubble {...props} seen={seen} /> : <Slot {...handlers}>{props.children}</Slot>
}

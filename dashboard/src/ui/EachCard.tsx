import {
  Children,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react'
import { CardBoundary } from './CardBoundary.tsx'

type Props = { children: ReactNode }

/**
 * Gives each child its own boundary, so that no card of a page can be forgotten. What a card shows must be read and drawn by a component of
 * its own: an error in the component that lists the cards is none of theirs.
 */
export const EachCard = ({ children }: Props) =>
  Children.map(children, (child) => {
    if (child === null) return null
    if (isFragment(child)) return <EachCard>{child.props.children}</EachCard>
    return <CardBoundary>{child}</CardBoundary>
  })

const isFragment = (child: ReactNode): child is ReactElement<PropsWithChildren> =>
  isValidElement(child) && child.type === Fragment

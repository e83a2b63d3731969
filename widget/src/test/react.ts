import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Draws into `container`; call the result to draw something else there, or null to remove it. */
export const mountInto = (container: HTMLElement) => {
  const root = createRoot(container)
  return (node: ReactNode) => act(() => root.render(node))
}
export { act }

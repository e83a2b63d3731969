import type { ComponentChild } from 'preact'
import { render } from 'preact'
import { act } from 'preact/test-utils'

/** As in `react.ts`. */
export const mountInto = (container: HTMLElement) => (node: ComponentChild) =>
  act(() => render(node, container))
export { act }

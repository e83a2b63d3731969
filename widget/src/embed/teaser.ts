import { makeButton } from './launcher.ts'

/** The welcome message beside the launcher. */
export const showTeaser = (
  root: ShadowRoot,
  text: string,
  dismissLabel: string | undefined,
  onOpen: () => void,
  onDismiss: () => void,
): HTMLElement => {
  const teaser = document.createElement('div')
  teaser.className = 'teaser'
  teaser.dir = 'auto'
  const open = makeButton('', onOpen)
  // A plain line, in which Markdown marks would be shown as they are.
  open.textContent = text.replace(/[*_`#]/g, '')
  const dismiss = makeButton('', onDismiss)
  dismiss.ariaLabel = dismissLabel ?? null
  dismiss.textContent = '×'
  teaser.append(open, dismiss)
  root.append(teaser)
  return teaser
}

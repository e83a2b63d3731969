import { launcherStrings } from '../panel/strings.ts'
import { makeButton } from './launcher.ts'

/** The welcome message beside the launcher. Once sent away it does not come back. Returns the way to remove it. */
export const showTeaser = (
  root: ShadowRoot,
  text: string,
  { onOpen, onDismiss }: { onOpen: () => void; onDismiss: () => void },
): (() => void) => {
  const teaser = document.createElement('div')
  teaser.className = 'teaser'
  const open = makeButton('', onOpen)
  open.dir = 'auto'
  // A line, not a document: the marks of Markdown would stand in it as they are.
  open.textContent = text.replace(/[*_`#]+|\[([^\]]*)\]\([^)]*\)/g, '$1')
  const dismiss = makeButton('dismiss', () => {
    teaser.remove()
    onDismiss()
  })
  dismiss.ariaLabel = launcherStrings.dismiss
  dismiss.textContent = '×'
  teaser.append(open, dismiss)
  root.append(teaser)
  return () => teaser.remove()
}

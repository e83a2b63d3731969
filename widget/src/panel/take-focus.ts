/**
 * For elements that open over the panel: moves the keyboard focus into them when they open or ask for confirmation, and back to the button
 * that opened them. A press outside closes them.
 */
export const createFocus = (onClose: () => void) => {
  let opener: Element | null = null
  let leave = () => {}
  /** Its `ref`. */
  const reveal = (group: HTMLElement | null) => {
    leave()
    if (!group) return
    const root = group.getRootNode() as Document | ShadowRoot
    opener ??= root.activeElement
    const onPress = ({ target }: Event) => {
      if (![group, opener].some((each) => each?.contains(target as Node))) onClose()
    }
    root.addEventListener('pointerdown', onPress)
    leave = () => root.removeEventListener('pointerdown', onPress)
    group.querySelector('button')?.focus()
  }
  return { reveal, giveBack: () => (opener as HTMLElement | null)?.focus() }
}

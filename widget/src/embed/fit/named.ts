/**
 * Puts a label on the launcher. Its accessible name begins with the label, because users of speech control say what they see.
 * @returns a function that removes it
 */
export const putLabel = (button: HTMLElement, label: string): (() => void) => {
  const words = document.createElement('span')
  words.dir = 'auto'
  words.textContent = ` ${label}`
  button.append(words)
  const rename = () => {
    const name = button.ariaLabel ?? ''
    if (!name.startsWith(label)) button.ariaLabel = `${label}, ${name}`
  }
  const observer = new MutationObserver(rename)
  observer.observe(button, { attributeFilter: ['aria-label'] })
  rename()
  return () => observer.disconnect()
}

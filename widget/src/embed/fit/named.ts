/** Puts words on the launcher. Its name begins with them, as who speaks to their device says what they see. @returns what takes them off */
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

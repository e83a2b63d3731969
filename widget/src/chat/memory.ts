/** Browser storage that may be forbidden; then nothing is remembered. */
export const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

export const recall = (key: string): string | null | undefined =>
  attempt(() => localStorage.getItem(key))

export const remember = (key: string): void => attempt(() => localStorage.setItem(key, '1'))

/** Whether the panel was open on the page before, in this tab. */
export const wasOpen = (key: string): string | null | undefined =>
  attempt(() => sessionStorage.getItem(key))

export const setWasOpen = (key: string, isOpen: boolean): void =>
  attempt(() => sessionStorage.setItem(key, isOpen ? '1' : ''))

/** Browser storage, which may be forbidden; then nothing is stored. */
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

/** Whether the panel was open on the previous page in this tab. */
export const wasOpen = (key: string): string | null | undefined =>
  attempt(() => sessionStorage.getItem(key))

export const setWasOpen = (key: string, isOpen: boolean): void =>
  attempt(() => sessionStorage.setItem(key, isOpen ? '1' : ''))

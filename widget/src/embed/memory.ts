/** Browser storage that may be forbidden; then nothing is remembered. */
export const recall = (storage: 'localStorage' | 'sessionStorage', key: string): boolean => {
  try {
    return window[storage].getItem(key) !== null
  } catch {
    return false
  }
}

export const remember = (storage: 'localStorage' | 'sessionStorage', key: string, value: boolean) => {
  try {
    if (value) window[storage].setItem(key, '1')
    else window[storage].removeItem(key)
  } catch {
    // Nothing is lost but a convenience.
  }
}

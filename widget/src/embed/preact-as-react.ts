import { useEffect, useState } from 'preact/hooks'

/**
 * What the panel uses of React, from preact's core: 4 KB less than preact/compat. The build and the `preact` test project put this
 * file in React's place, so a name that is missing here fails both.
 */
export * from 'preact/hooks'

export const useSyncExternalStore = <T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
): T => {
  const [value, setValue] = useState(getSnapshot)
  useEffect(() => {
    const check = () => setValue(getSnapshot)
    // The value may have changed between drawing and now.
    check()
    return subscribe(check)
  }, [subscribe, getSnapshot])
  return value
}

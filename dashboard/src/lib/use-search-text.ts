import { useSearchParams } from 'react-router-dom'

/** The search text of this page. It is stored in the address as `?q=`, so that links and the back button keep it. */
export function useSearchText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const search = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (text) next.set('q', text)
        else next.delete('q')
        return next
      },
      { replace: true },
    )
  return [params.get('q') ?? '', search]
}

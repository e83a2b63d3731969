import { useSearchParams } from 'react-router-dom'

/** What is searched for on this page, kept in its address as `?q=`, so that a link and the way back keep it. */
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

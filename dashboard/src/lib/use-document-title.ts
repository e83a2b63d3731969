import { useEffect } from 'react'

/** The page name followed by the product. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Nexus`
  }, [page])
}

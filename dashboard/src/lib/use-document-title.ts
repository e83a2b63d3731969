import { useEffect } from 'react'

/** Sets the document title to the page's name followed by the product's. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Nexus`
  }, [page])
}

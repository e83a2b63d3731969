import type { RawPage, Turn } from '../crawler/index.ts'

/** Shows a page to an installed browser and gives back what its scripts made of it. */
export type Renderer = {
  /** @throws CrawlError when the page cannot be shown in time and memory. */
  render(url: URL, turn: Turn): Promise<RawPage>
  close(): Promise<void>
}

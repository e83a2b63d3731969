import type { RawPage, Turn } from '../crawler/index.ts'

/** Opens a page in an installed browser and returns what its scripts have made of it. */
export type Renderer = {
  /** @throws CrawlError when the page cannot be shown in time and memory. */
  render(url: URL, turn: Turn): Promise<RawPage>
  close(): Promise<void>
}

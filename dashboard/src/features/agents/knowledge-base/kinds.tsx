import { FileText, Globe, SquarePlay } from 'lucide-react'
import type { KnowledgeType } from 'shared-types'

/** What a data source can be; videos are not offered yet. */
export const KINDS: Record<
  KnowledgeType,
  { label: string; icon: typeof FileText; hint: string; enabled: boolean }
> = {
  PDF: { label: 'PDF', icon: FileText, hint: 'A document of up to 4.5 MB', enabled: true },
  WEB_PAGES: { label: 'Web pages', icon: Globe, hint: 'The pages of a website', enabled: true },
  YT_VIDEOS: {
    label: 'YouTube videos',
    icon: SquarePlay,
    hint: 'Not available yet',
    enabled: false,
  },
}

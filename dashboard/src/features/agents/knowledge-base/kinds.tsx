import { AppWindow, File, FileText, Globe, Map, SquarePlay, StickyNote } from 'lucide-react'
import type { KnowledgeType } from 'shared-types'

type Kind = { label: string; icon: typeof FileText; hint: string; enabled: boolean }

/** The kinds of data source; videos are not offered yet. */
export const KINDS: Record<KnowledgeType, Kind> = {
  PDF: { label: 'PDF', icon: FileText, hint: 'A document of up to 4.5 MB', enabled: true },
  WEB_PAGES: { label: 'Web pages', icon: Globe, hint: 'The pages of a website', enabled: true },
  YT_VIDEOS: {
    label: 'YouTube videos',
    icon: SquarePlay,
    hint: 'Not available yet',
    enabled: false,
  },
  DOCUMENT: {
    label: 'Document',
    icon: File,
    hint: 'Word, Excel, PowerPoint, OpenDocument, CSV, text',
    enabled: true,
  },
  TEXT: { label: 'Text', icon: StickyNote, hint: 'Written or pasted here', enabled: true },
}

/** The ways to add a source; several of them produce the same kind of source. */
export type SourceKind = KnowledgeType | 'ONE_PAGE' | 'SITEMAP'

export const USUAL: SourceKind[] = ['PDF', 'WEB_PAGES', 'YT_VIDEOS']
export const OTHERS: SourceKind[] = ['DOCUMENT', 'TEXT', 'ONE_PAGE', 'SITEMAP']

export const SOURCES: Record<SourceKind, Kind> = {
  ...KINDS,
  ONE_PAGE: { label: 'One page', icon: AppWindow, hint: 'A single address', enabled: true },
  SITEMAP: { label: 'Sitemap', icon: Map, hint: 'The pages it names', enabled: true },
}

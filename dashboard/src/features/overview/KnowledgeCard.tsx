import { useQuery } from '@tanstack/react-query'
import { BookOpenText, File, FileText, Globe, StickyNote, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KnowledgeType } from 'shared-types'
import { CountsByType } from './CountsByType.tsx'
import { knowledgeQuery } from './queries.ts'

const LOOKS: Record<KnowledgeType, { title: string; icon: ReactNode }> = {
  PDF: { title: 'PDF', icon: <FileText aria-hidden /> },
  WEB_PAGES: { title: 'Web pages', icon: <Globe aria-hidden /> },
  DOCUMENT: { title: 'Document', icon: <File aria-hidden /> },
  TEXT: { title: 'Text', icon: <StickyNote aria-hidden /> },
  YT_VIDEOS: { title: 'YouTube', icon: <Video aria-hidden /> },
}

export function KnowledgeCard() {
  return (
    <CountsByType
      title="Total Knowledge Base"
      icon={<BookOpenText aria-hidden />}
      query={useQuery(knowledgeQuery())}
      looks={LOOKS}
      noun="knowledge base"
    />
  )
}

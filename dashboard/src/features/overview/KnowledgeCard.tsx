import { useQuery } from '@tanstack/react-query'
import { BookOpenText, FileText, Globe, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KnowledgeType } from 'shared-types'
import { CountWithIcon } from './CountWithIcon.tsx'
import { knowledgeQuery } from './queries.ts'
import { StatCard } from './StatCard.tsx'

const LOOKS: Record<KnowledgeType, { title: string; icon: ReactNode }> = {
  PDF: { title: 'PDF', icon: <FileText aria-hidden /> },
  WEB_PAGES: { title: 'Web pages', icon: <Globe aria-hidden /> },
  YT_VIDEOS: { title: 'YouTube', icon: <Video aria-hidden /> },
}

export function KnowledgeCard() {
  return (
    <StatCard
      title="Total Knowledge Base"
      icon={<BookOpenText aria-hidden />}
      query={useQuery(knowledgeQuery())}
      total={(types) => types.reduce((sum, { total }) => sum + total, 0)}
    >
      {(types) => {
        const present = types.filter(({ total }) => total > 0)
        if (present.length === 0) return 'None yet'
        return present.map(({ type, total }) => (
          <CountWithIcon
            key={type}
            icon={LOOKS[type].icon}
            count={total}
            sentence={`${total} ${LOOKS[type].title} knowledge base.`}
          />
        ))
      }}
    </StatCard>
  )
}

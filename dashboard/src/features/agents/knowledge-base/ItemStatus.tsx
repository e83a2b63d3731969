import type { KnowledgeItem } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'

/** 'untrained' is red, any other value green. Under it how far the reading is, or why it stopped. */
export function ItemStatus({ item }: { item: KnowledgeItem }) {
  const note = noteOf(item)
  return (
    <Stack>
      <Badge tone={item.status === 'untrained' ? 'negative' : 'positive'} dot>
        {item.status}
      </Badge>
      {note && <Note>{note}</Note>}
    </Stack>
  )
}

function noteOf({ status, reason, progress, type }: KnowledgeItem): string | null {
  if (reason) return reason
  if (type !== 'WEB_PAGES') return null
  if (status === 'training') return `${progress.done + progress.failed} of ${progress.total} pages`
  return progress.failed > 0 ? `${progress.failed} of ${progress.total} pages failed` : null
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
`
const Note = styled.span`
  max-width: 36ch;
  color: ${color.muted};
  font-size: ${font.size[12]};
`

import type { KnowledgeItem } from 'shared-types'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { changesText, lastReadText, offeredText } from '../knowledge-changes/rereading-words.ts'

type Props = { item: KnowledgeItem; onShowChanges: () => void }

/** 'untrained' is red, any other value green. Below it: how far reading has come or why it stopped, and what the latest readings found. */
export function ItemStatus({ item, onShowChanges }: Props) {
  const note = noteOf(item)
  const lastRead = item.status === 'trained' ? lastReadText(item) : null
  const { rereading } = item
  const found = rereading ? [offeredText(rereading), changesText(rereading)] : []
  return (
    <Stack>
      <Badge tone={item.status === 'untrained' ? 'negative' : 'positive'} dot>
        {item.status}
      </Badge>
      {note && <Note>{note}</Note>}
      {lastRead && <Note>{lastRead}</Note>}
      {found.map(
        (text) =>
          text && (
            <Changes key={text} type="button" onClick={onShowChanges}>
              {text}
            </Changes>
          ),
      )}
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
  /* Where the row is wider than its frame, this text has to be readable without scrolling. */
  min-width: 16ch;
  ${onPhone} {
    min-width: 0;
  }
`
const Note = styled.span`
  max-width: 36ch;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Changes = styled.button`
  max-width: 36ch;
  color: ${color.accentText};
  font-size: ${font.size[12]};
  text-align: left;
  text-decoration: underline;
`

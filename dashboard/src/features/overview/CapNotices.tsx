import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { capNoticeText } from '~/product/cap-notice.ts'
import { paths } from '~/lib/paths.ts'
import { space } from '~/theme/tokens.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { capNoticesQuery } from './queries.ts'

/** Monthly caps that are nearly or fully used; nothing while there are none, or they cannot be loaded. */
export function CapNotices() {
  const { data = [] } = useQuery(capNoticesQuery())
  if (data.length === 0) return null
  return (
    <Stack>
      {data.map((notice) => (
        <Notice
          key={notice.agent?.id ?? 'account'}
          tone={notice.level === 'reached' ? 'negative' : 'neutral'}
          action={
            <ButtonLink to={paths.settings('usage')} size="small">
              See usage
            </ButtonLink>
          }
        >
          {capNoticeText(notice)}
        </Notice>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[6]};
`

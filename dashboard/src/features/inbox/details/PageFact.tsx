import type { ConversationDetail } from 'shared-types'
import { styled } from 'styled-components'
import { relativeTimeTo } from '~/lib/dates.ts'
import { color, font } from '~/theme/tokens.ts'

type Props = { page: NonNullable<ConversationDetail['page']> }

/** A page of the website as a link; a value that is not an address is shown as text. */
export function PageFact({ page: { url, ...presence } }: Props) {
  const address = URL.parse(url)
  const isPage = address !== null && ['http:', 'https:'].includes(address.protocol)
  const shown = isPage ? `${address.host}${address.pathname}`.replace(/\/$/, '') : url
  return (
    <>
      {isPage ? (
        <Page href={url} target="_blank" rel="noreferrer">
          {shown}
        </Page>
      ) : (
        shown
      )}
      <Since>{presenceText(presence)}</Since>
    </>
  )
}

function presenceText({ at, left_at: left }: Omit<Props['page'], 'url'>): string {
  if (left) return `Left ${relativeTimeTo(left)}`
  return at ? `There since ${relativeTimeTo(at)}` : 'Where they began to write'
}

const Page = styled.a`
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
`
const Since = styled.small`
  display: block;
  color: ${color.muted};
  font-size: ${font.size[12]};
`

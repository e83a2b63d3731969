import type { AuditEntry } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { ellipsis, onPhone, tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Cell, Row } from '~/ui/Table.tsx'
import { actionText, detailsOf } from './action-texts.ts'

export function EntryRow({ entry }: { entry: AuditEntry }) {
  const [before, name, after] = actionText(entry)
  const details = detailsOf(entry)
  return (
    <Entry>
      <When>
        <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
      </When>
      <What>
        {before}
        {name && <Name>{name}</Name>}
        {after}
        {details.length > 0 && <Details>{details.join(' · ')}</Details>}
      </What>
      <Who>
        {entry.actor_name ?? entry.actor ?? 'Nexus'}
        {entry.actor && (
          <Email title={entry.actor}>
            {entry.actor_name ? entry.actor : 'No longer in the team'}
          </Email>
        )}
      </Who>
      <From>{entry.address ?? '–'}</From>
    </Entry>
  )
}

/** On a phone, the cells of a row are shown below one another. */
const Entry = styled(Row)`
  ${onPhone} {
    display: grid;
    padding: ${space[3]} 0;
    && > td {
      position: static;
      height: auto;
      padding: 0 ${space[4]};
      border: 0;
      text-align: left;
    }
  }
`
const When = styled(Cell)`
  ${tabular}
  color: ${color.muted};
  font-size: ${font.size[13]};
  white-space: nowrap;
`
const What = styled(Cell)`
  width: 100%;
  min-width: 30ch;
  ${onPhone} {
    min-width: 0;
  }
  overflow-wrap: anywhere;
`
const Name = styled.strong`
  font-weight: ${font.weight.semibold};
`
const Details = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Email = styled(Details)`
  max-width: 24ch;
  ${ellipsis}
  ${onPhone} {
    max-width: none;
  }
`
const Who = styled(Cell)`
  min-width: 18ch;
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
const From = styled(Cell)`
  ${tabular}
  color: ${color.muted};
  font-size: ${font.size[13]};
  white-space: nowrap;
`

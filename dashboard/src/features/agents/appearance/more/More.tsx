import type { ChatbotConfig, WidgetOptions } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { FoldedCard } from '~/ui/FoldedCard.tsx'
import { LeadFormEditor } from './LeadFormEditor.tsx'
import { LookForm } from './LookForm.tsx'
import { MessagesForm } from './MessagesForm.tsx'
import { SitesForm } from './SitesForm.tsx'

type Props = { stored: ChatbotConfig; onPreview: (options: WidgetOptions) => void }

/**
 * Settings that most owners never need, folded away. They are open at once when a website that is not allowed has tried to load the widget.
 * Each part is saved separately.
 */
export function More({ stored, onPreview }: Props) {
  return (
    <FoldedCard
      title="More"
      intro="Place and look, messages, a form for visitors, websites"
      openFirst={stored.foreign_sites.length > 0}
    >
      <Parts>
        <Note>
          Pages show these with the script above. Where you pasted an earlier one, paste this one in
          its place; only the list of websites holds for every script.
        </Note>
        <LookForm {...{ stored, onPreview }} />
        <MessagesForm stored={stored} />
        <LeadFormEditor stored={stored} />
        <SitesForm stored={stored} />
      </Parts>
    </FoldedCard>
  )
}

const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Parts = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[6]};
`

import { useState } from 'react'
import type { ChatbotConfig, PanelLanguage } from 'shared-types'
import { useTyped } from '~/lib/use-typed.ts'
import { Cards } from '~/ui/Cards.tsx'
import { EachCard } from '~/ui/EachCard.tsx'
import { Columns } from './Columns.tsx'
import { AppearanceForm } from './AppearanceForm.tsx'
import { lookOf } from './appearance.ts'
import { EmbedSnippet } from './EmbedSnippet.tsx'
import { SignedInCard } from './identity/SignedInCard.tsx'
import { LanguagesCard } from './LanguagesCard.tsx'
import type { Spoken } from './languages.ts'
import { More } from './more/More.tsx'
import { WidgetPreview } from './WidgetPreview.tsx'

type Props = { agentId: string; stored: ChatbotConfig }

/** Settings on the left, and on the right a preview of what a visitor will see while it is typed. */
export function AppearanceEditor({ agentId, stored }: Props) {
  const look = useTyped(lookOf(stored))
  const [options, setOptions] = useState(stored.options)
  const spoken = useTyped(spokenOf(stored))
  const [shown, setShown] = useState<PanelLanguage | null>(null)
  return (
    <Columns>
      <EachCard>
        <Cards>
          <AppearanceForm
            stored={stored}
            look={look.fields}
            onChange={look.change}
            onSaved={look.letGo}
          />
          <EmbedSnippet agentId={agentId} />
          <LanguagesCard
            stored={stored}
            spoken={spoken.fields}
            shown={shown}
            onChange={spoken.change}
            onShow={setShown}
            onSaved={spoken.letGo}
          />
          <More stored={stored} onPreview={setOptions} />
          <SignedInCard agentId={agentId} />
        </Cards>
        <WidgetPreview
          look={look.fields}
          options={options}
          language={shown}
          texts={shown ? spoken.fields.panel_texts[shown] : undefined}
        />
      </EachCard>
    </Columns>
  )
}

const spokenOf = ({ panel_language, panel_texts }: ChatbotConfig): Spoken => ({
  panel_language,
  panel_texts,
})

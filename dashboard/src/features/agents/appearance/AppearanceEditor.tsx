import { useState } from 'react'
import type { ChatbotConfig, PanelLanguage } from 'shared-types'
import { Cards } from '~/ui/Cards.tsx'
import { EachCard } from '~/ui/EachCard.tsx'
import { Columns } from './Columns.tsx'
import { AppearanceForm } from './AppearanceForm.tsx'
import { type Look, lookOf } from './appearance.ts'
import { EmbedSnippet } from './EmbedSnippet.tsx'
import { SignedInCard } from './identity/SignedInCard.tsx'
import { LanguagesCard } from './LanguagesCard.tsx'
import type { Spoken } from './languages.ts'
import { More } from './more/More.tsx'
import { WidgetPreview } from './WidgetPreview.tsx'

type Props = { agentId: string; stored: ChatbotConfig }

/** Settings on the left, and on the right a preview of what a visitor will see while it is typed. */
export function AppearanceEditor({ agentId, stored }: Props) {
  const [typed, setTyped] = useState<Partial<Look>>({})
  const [options, setOptions] = useState(stored.options)
  const [spoken, setSpoken] = useState<Partial<Spoken>>({})
  const [shown, setShown] = useState<PanelLanguage | null>(null)
  const look = { ...lookOf(stored), ...typed }
  const { panel_language, panel_texts } = stored
  const wording = { panel_language, panel_texts, ...spoken }
  return (
    <Columns>
      <EachCard>
        <Cards>
          <AppearanceForm
            stored={stored}
            look={look}
            onChange={(changed) => setTyped({ ...typed, ...changed })}
            onSaved={() => setTyped({})}
          />
          <EmbedSnippet agentId={agentId} />
          <LanguagesCard
            stored={stored}
            spoken={wording}
            shown={shown}
            onChange={setSpoken}
            onShow={setShown}
            onSaved={() => setSpoken({})}
          />
          <More stored={stored} onPreview={setOptions} />
          <SignedInCard agentId={agentId} />
        </Cards>
        <WidgetPreview
          look={look}
          options={options}
          language={shown}
          texts={shown ? wording.panel_texts[shown] : undefined}
        />
      </EachCard>
    </Columns>
  )
}

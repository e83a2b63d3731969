import { ChatPanel, type PanelMessage } from 'nexus-widget'
import { styled } from 'styled-components'
import { color, radius, shadow, space } from '~/theme/tokens.ts'
import { splitQuestions, type Look } from './appearance.ts'

const SAMPLE: PanelMessage = {
  id: 'sample',
  from: 'visitor',
  name: 'Visitor',
  text: 'Hello, I have a question.',
  state: 'sent',
  sources: [],
}

/** The very panel visitors get, drawn with what is typed on the left. */
export function WidgetPreview({ look }: { look: Look }) {
  return (
    <Frame aria-label="Preview of the chat widget">
      <ChatPanel
        isDisabled
        brandName={look.brand_name}
        brandColor={look.brand_color}
        textColor={look.text_color}
        welcomeMessage={look.welcome_message}
        suggestions={splitQuestions(look.suggested_questions)}
        messages={[SAMPLE]}
      />
    </Frame>
  )
}

const Frame = styled.section`
  position: sticky;
  top: ${space[6]};
  overflow: hidden;
  height: min(620px, calc(100vh - ${space[16]}));
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.high};
`

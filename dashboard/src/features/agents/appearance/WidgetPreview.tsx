import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { ChatPanel, loadStrings, panelStrings, type PanelMessage, readableText } from 'nexus-widget'
import { directionOf, type PanelLanguage, type PanelTexts, type WidgetOptions } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, shadow, space } from '~/theme/tokens.ts'
import { splitQuestions, type Look } from './appearance.ts'

const SAMPLE: PanelMessage = {
  id: 'sample',
  from: 'visitor',
  name: 'Visitor',
  text: 'Hello, I have a question.',
  state: 'sent',
  sources: [],
}

type Props = {
  look: Look
  options: WidgetOptions
  /** The language whose texts are being edited; null for the texts that all visitors get. */
  language: PanelLanguage | null
  texts: PanelTexts | undefined
}

/** The real panel that visitors get, drawn with the values typed on the left. */
export function WidgetPreview({ look, options, language, texts }: Props) {
  const { side, size = 56, label, radius: corners, theme } = options
  const { background, color: text } = readableText(look.brand_color, look.text_color)
  const spoken = language ?? 'en'
  const { data: strings = panelStrings } = useQuery({
    queryKey: ['words of the chat', spoken],
    queryFn: () => loadStrings(spoken),
    staleTime: Infinity,
  })
  return (
    <Stack>
      <Frame aria-label="Preview of the chat widget" style={{ borderRadius: corners }}>
        <ChatPanel
          isDisabled
          colorScheme={theme ?? 'auto'}
          brandName={look.brand_name}
          brandColor={look.brand_color}
          textColor={look.text_color}
          welcomeMessage={texts?.welcome_message || look.welcome_message}
          suggestions={splitQuestions(texts?.suggested_questions || look.suggested_questions)}
          lang={spoken}
          dir={directionOf(spoken)}
          strings={{
            ...strings,
            placeholder: texts?.placeholder || strings.placeholder,
            ...(options.powered === false && { poweredBy: '' }),
          }}
          messages={[SAMPLE]}
        />
      </Frame>
      <Launcher
        aria-hidden
        $isLeft={side === 'left'}
        $hasText={Boolean(label)}
        style={{ height: size, minWidth: size, background, color: text }}
      >
        <MessageCircle size={26} />
        {label}
      </Launcher>
    </Stack>
  )
}

const Stack = styled.div`
  position: sticky;
  top: ${space[6]};
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`
/** The launcher button as on a page, below the panel that it opens. */
const Launcher = styled.div<{ $isLeft: boolean; $hasText: boolean }>`
  display: flex;
  align-items: center;
  align-self: ${({ $isLeft }) => ($isLeft ? 'flex-start' : 'flex-end')};
  justify-content: center;
  gap: ${space[2]};
  padding: ${({ $hasText }) => ($hasText ? `0 ${space[5]}` : '0')};
  border-radius: ${radius.round};
  box-shadow: ${shadow.low};
  font-weight: ${font.weight.medium};
`
const Frame = styled.section`
  overflow: hidden;
  height: min(620px, calc(100vh - ${space[16]} - ${space[20]}));
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.high};
`

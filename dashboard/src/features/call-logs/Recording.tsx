import { fillPath, RECORDING_PATH, type CallLog, type VoiceMessage } from 'shared-types'
import { styled } from 'styled-components'
import { duration } from '~/lib/dates.ts'
import { API_BASE } from '~/lib/paths.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { PanelSection } from './PanelSection.tsx'

/** The caller's voicemail: the recording where there is one, and its text. */
export function Recording({ log, message }: { log: CallLog; message: VoiceMessage }) {
  const { has_sound, seconds, text } = message
  return (
    <PanelSection title={seconds ? `Message · ${duration(seconds * 1000)}` : 'Message'}>
      {has_sound && (
        // The text below it serves as captions.
        <Player
          controls
          preload="none"
          src={API_BASE + fillPath(RECORDING_PATH, { id: log.id })}
          aria-label="Message of the caller"
        />
      )}
      {text ? <Words>{text}</Words> : <Quiet>No words were made out.</Quiet>}
    </PanelSection>
  )
}

const Player = styled.audio`
  display: block;
  width: 100%;
  height: ${space[10]};
  margin-bottom: ${space[2]};
`
const Words = styled.blockquote`
  margin: 0;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
const Quiet = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`

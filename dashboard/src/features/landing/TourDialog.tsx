import { styled } from 'styled-components'
import { color, radius } from '~/theme/tokens.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { filmOf } from './use-film.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

const { poster, sources } = filmOf('tour')

/** The tour of the product; closing the dialog ends it. */
export function TourDialog({ onClose }: { onClose: () => void }) {
  const isStill = useReducedMotion()
  return (
    <Dialog
      open
      onClose={onClose}
      title="How it Works"
      description="From an empty account to agents at work, as it happens on the screen."
      width="film"
    >
      <Video
        poster={poster}
        width={1568}
        height={980}
        aria-label="A tour of Nexus"
        controls
        autoPlay={!isStill}
        muted
        playsInline
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
        <track kind="captions" src="/landing/tour.vtt" srcLang="en" label="English" default />
      </Video>
    </Dialog>
  )
}

const Video = styled.video`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`

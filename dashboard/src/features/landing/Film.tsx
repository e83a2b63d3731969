import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { useFilm } from './use-film.ts'
import { useInView } from './use-in-view.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

const PLAYBACK_RATE = 2
/** Loads a film early enough that it is there when the reader scrolls to it. */
const NEAR = '300px'

/** A silent film of the product, made by `e2e/record`; each theme has its own. */
export function Film({ name, about }: { name: string; about: string }) {
  const film = useFilm(name)
  return <Player key={film.poster} film={film} about={about} />
}

type Props = { film: ReturnType<typeof useFilm>; about: string }

/**
 * It is loaded when the window comes near, plays while it is visible, and can be paused. For users who prefer reduced motion it shows a
 * still picture and a play button.
 */
function Player({ film: { poster, sources }, about }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const isNear = useStays(useInView(box, NEAR))
  const isSeen = useInView(box)
  const isStill = useReducedMotion()
  const [choice, setChoice] = useState<boolean>()
  const isPlaying = choice ?? !isStill

  useEffect(() => {
    const film = video.current
    if (!film || !isNear) return
    film.defaultPlaybackRate = PLAYBACK_RATE
    film.playbackRate = PLAYBACK_RATE
    // Browsers refuse to play in power-saving mode; the picture and the button stay.
    if (isPlaying && isSeen) film.play().catch(() => undefined)
    else film.pause()
  }, [isNear, isSeen, isPlaying])

  return (
    <Box ref={box}>
      <video
        ref={video}
        poster={isNear ? poster : undefined}
        width={1184}
        height={740}
        aria-label={about}
        preload="none"
        autoPlay={isPlaying}
        muted
        loop
        playsInline
        disablePictureInPicture
      >
        {isNear && sources.map((source) => <source key={source.src} {...source} />)}
      </video>
      <Toggle
        type="button"
        aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${about}`}
        $isPlaying={isPlaying}
        onClick={() => setChoice(!isPlaying)}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Toggle>
    </Box>
  )
}

/** Stays true once it has been true. */
function useStays(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}

const Box = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  video {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 8 / 5;
  }
`
const Toggle = styled.button<{ $isPlaying: boolean }>`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[3]};
  display: grid;
  place-items: center;
  width: ${size.control};
  height: ${size.control};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.low};
  opacity: ${({ $isPlaying }) => ($isPlaying ? 0 : 1)};
  transition: opacity ${motion.fast};
  div:hover > &,
  &:focus-visible {
    opacity: 1;
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
  @media (hover: none) {
    opacity: 1;
  }
`

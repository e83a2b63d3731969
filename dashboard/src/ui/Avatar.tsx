import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { whenIdle } from '~/lib/when-idle.ts'
import { color, font, radius } from '~/theme/tokens.ts'
import { avatarColor, initialsOf } from './avatar-look.ts'

type Props = {
  name: string
  /** Address of a picture; without one, or where it does not load, initials are shown. */
  src?: string | null | undefined
  diameter?: number
}

/** The picture of a person beside their name; screen readers skip it as decoration. */
export function Avatar({ name, src, diameter = 32 }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const initials = useInitialsPicture(name)
  const picture = src && src !== broken ? src : initials
  return (
    <Circle
      aria-hidden
      style={{
        width: diameter,
        height: diameter,
        fontSize: diameter * 0.4,
        background: avatarColor(name),
      }}
    >
      {picture ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        <Initials data-initials={initialsOf(name)} />
      )}
    </Circle>
  )
}

/**
 * A picture of the initials, drawn in the browser; undefined until its code is loaded, when plain letters are shown in the same
 * colour.
 */
function useInitialsPicture(name: string): string | undefined {
  const [picture, setPicture] = useState<{ name: string; uri: string }>()
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const { initialsPicture } = await import('./initials-picture.ts')
      if (isCurrent) setPicture({ name, uri: initialsPicture(name) })
    }
    const callOff = whenIdle(() => void draw())
    return () => {
      isCurrent = false
      callOff()
    }
  }, [name])
  return picture?.name === name ? picture.uri : undefined
}

const Circle = styled.span`
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.round};
  color: ${color.onAccent};
  font-weight: ${font.weight.medium};
  line-height: 1;
  user-select: none;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
/** Drawn by CSS rather than as text, which would be read, searched and copied with the name beside it. */
const Initials = styled.span`
  &::before {
    content: attr(data-initials);
  }
`

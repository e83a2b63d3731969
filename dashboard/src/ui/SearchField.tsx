import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { controlBox, onTouch } from '~/theme/mixins.ts'
import { color, radius, size, space } from '~/theme/tokens.ts'

/** Pause in typing after which the search starts, in ms. */
const PAUSE_MS = 200

type Props = {
  label: string
  placeholder: string
  /** The current search. */
  value: string
  /** Called with the trimmed text: after a pause in typing, and at once on Enter or when it is cleared. */
  onSearch: (text: string) => void
}

/** A search field. Escape clears it, and leaves it when it is empty. The slash key focuses the one marked `data-search`. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [draft, setDraft] = useState(value)
  const asked = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  const ask = useEffectEvent((text: string) => {
    if (text === asked.current) return
    asked.current = text
    onSearch(text)
  })

  useEffect(() => {
    if (!draft.trim()) return ask('')
    const timer = window.setTimeout(() => ask(draft.trim()), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [draft])

  useEffect(() => {
    // The address was changed elsewhere: by back, forward, or a link.
    if (value === asked.current) return
    asked.current = value
    setDraft(value)
  }, [value])

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (draft) setDraft('')
    else event.currentTarget.blur()
  }

  return (
    <Box role="search">
      <Search size={16} aria-hidden />
      <Input
        ref={input}
        type="search"
        data-search
        data-own-escape={draft ? '' : undefined}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {draft && (
        <Clear
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setDraft('')
            input.current?.focus()
          }}
        >
          <X size={14} aria-hidden />
        </Clear>
      )}
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  width: 100%;
  > svg {
    position: absolute;
    top: 50%;
    left: ${space[2]};
    color: ${color.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
`
const Input = styled.input`
  ${controlBox}
  height: ${size.control};
  padding: 0 ${space[8]};
  text-overflow: ellipsis;
  ${onTouch} {
    padding-right: ${size.control};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`
const Clear = styled.button`
  position: absolute;
  top: 50%;
  right: ${space[1]};
  display: grid;
  place-items: center;
  width: ${space[6]};
  height: ${space[6]};
  border-radius: ${radius.small};
  color: ${color.muted};
  transform: translateY(-50%);
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  ${onTouch} {
    right: 0;
    width: ${size.control};
    height: ${size.control};
  }
`

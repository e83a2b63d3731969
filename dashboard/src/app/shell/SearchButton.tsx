import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { openOverlay } from '~/stores/overlay.ts'
import { color, motion, radius, size, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Keys } from '~/ui/Keys.tsx'
import { PALETTE_KEYS } from '../keyboard/shortcuts.ts'

const open = () => openOverlay('palette')

/** Opens the palette by pointer, and reminds users of its shortcut. */
export function SearchButton({ isCompact }: { isCompact: boolean }) {
  if (isCompact) {
    return (
      <Centred>
        <IconButton
          label={`Search (${PALETTE_KEYS.join('+')})`}
          icon={<Search />}
          tooltipSide="right"
          onClick={open}
        />
      </Centred>
    )
  }
  return (
    <Box type="button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <Search size={16} aria-hidden />
      <Label>Search</Label>
      <span aria-hidden>
        <Keys keys={PALETTE_KEYS} />
      </span>
    </Box>
  )
}

const Box = styled.button`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[3]};
  height: ${size.control};
  padding: 0 ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.muted};
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.lineStrong};
  }
`
const Label = styled.span`
  flex: 1;
  text-align: left;
`
const Centred = styled.div`
  display: grid;
  place-items: center;
`

import { useState } from 'react'
import { styled } from 'styled-components'
import { closeOverlay } from '~/stores/overlay.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { Keys } from '~/ui/Keys.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { areKeysOn, GO_TO, PALETTE_KEYS, setKeysOn } from './shortcuts.ts'

type Shortcut = { keys: readonly string[]; does: string }

const GROUPS: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: PALETTE_KEYS, does: 'Search, commands' },
      { keys: ['?'], does: 'This list' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'Go to',
    shortcuts: GO_TO.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], does: label })),
  },
  {
    title: 'In lists',
    shortcuts: [
      { keys: ['/'], does: 'Search this list' },
      { keys: ['J'], does: 'Next' },
      { keys: ['K'], does: 'Previous' },
      { keys: ['Enter'], does: 'Open' },
    ],
  },
  {
    title: 'In the inbox',
    shortcuts: [
      { keys: ['T'], does: 'Take or release control' },
      { keys: ['E'], does: 'Resolve or reopen' },
      { keys: ['1'], does: 'All conversations' },
      { keys: ['2'], does: 'Open' },
      { keys: ['3'], does: 'Waiting for a person' },
      { keys: ['4'], does: 'Mine' },
      { keys: ['5'], does: 'Unassigned' },
      { keys: ['6'], does: 'Resolved' },
    ],
  },
]

/** Lists the keyboard shortcuts, and lets the user turn the single keys off. */
export function ShortcutsDialog() {
  const [areOn, setOn] = useState(areKeysOn)
  return (
    <Dialog open onClose={closeOverlay} title="Keyboard shortcuts" width="medium">
      <Groups>
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <Title>{title}</Title>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <Line key={does}>
                  <dt>{does}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </Line>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
      <Switch
        label="Shortcuts of a single key"
        hint={`Turn them off if you dictate, or press keys by accident. ${PALETTE_KEYS.join('+')} keeps working.`}
        checked={areOn}
        onChange={(checked) => {
          setKeysOn(checked)
          setOn(checked)
        }}
      />
    </Dialog>
  )
}

const Groups = styled.div`
  columns: 2;
  column-gap: ${space[10]};
  padding-bottom: ${space[2]};
  section {
    padding-bottom: ${space[5]};
    break-inside: avoid;
  }
`
const Title = styled.h3`
  margin-bottom: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${space[8]};
  dd {
    margin: 0;
  }
`

import { useState } from 'react'
import { HexColorPicker } from 'react-colorful'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { TextField } from '~/ui/TextField.tsx'
import { hexColor } from './appearance.ts'

/** Ten colours to choose from. */
const SWATCHES = [
  '#1f3bb3',
  '#0f766e',
  '#15803d',
  '#b45309',
  '#c2410c',
  '#be123c',
  '#7e22ce',
  '#334155',
  '#000000',
  '#ffffff',
] as const

type Props = { label: string; value: string; onChange: (hex: string) => void }

/** A hex field and a swatch that opens and closes the picker, for the grid of `AppearanceForm`. Only complete colours are passed on. */
export function ColorField({ label, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)

  const handleType = (text: string) => {
    setTyped(text)
    const hex = hexColor(text)
    if (hex) onChange(hex)
  }
  const handlePick = (hex: string) => {
    setTyped(null)
    onChange(hex)
  }

  return (
    <>
      <Line>
        <Swatch
          type="button"
          aria-label={`${isOpen ? 'Close' : 'Open'} the picker of ${label.toLowerCase()}`}
          aria-expanded={isOpen}
          style={{ background: value }}
          onClick={() => setOpen(!isOpen)}
        />
        <TextField
          label={label}
          value={typed ?? value}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => handleType(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </Line>
      {isOpen && (
        <Picker role="group" aria-label={label}>
          <Caption aria-hidden>{label}</Caption>
          <HexColorPicker color={value} onChange={handlePick} />
          <Swatches>
            {SWATCHES.map((swatch) => (
              <Swatch
                key={swatch}
                type="button"
                $small
                aria-label={swatch}
                aria-pressed={swatch === value}
                style={{ background: swatch }}
                onClick={() => handlePick(swatch)}
              />
            ))}
          </Swatches>
        </Picker>
      )}
    </>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]};
  align-items: end;
`
const Swatch = styled.button<{ $small?: boolean }>`
  width: ${({ $small }) => ($small ? space[6] : size.control)};
  height: ${({ $small }) => ($small ? space[6] : size.control)};
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  cursor: pointer;
`
/** Wide where there is room. */
const Picker = styled.div`
  grid-column: 1 / -1;
  order: 1;
  width: ${size.colorPicker};
  @container (width >= ${size.colorPickerWide}) {
    width: ${size.colorPickerWide};
  }
  .react-colorful {
    width: 100%;
    height: 160px;
  }
`
const Caption = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Swatches = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${space[3]};
`

import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'

type Props = {
  label: string
  /** What to know before choosing. */
  hint?: string
  options: { id: string; name: string }[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** A choice of several; nothing where there are none. */
export function Choices({ label, hint, options, chosen, onChange }: Props) {
  if (options.length === 0) return null
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <Group>
      <legend>{label}</legend>
      {hint && <Hint>{hint}</Hint>}
      {options.map(({ id, name }) => (
        <Option key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <span>{name}</span>
        </Option>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  overflow-y: auto;
  max-height: 200px;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${font.size[13]};
    font-weight: ${font.weight.medium};
    color: ${color.text};
  }
`
const Hint = styled.p`
  margin: 0 0 ${space[1]};
  font-size: ${font.size[13]};
  color: ${color.muted};
`
const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[1]} 0;
  overflow-wrap: anywhere;
  cursor: pointer;
  input {
    flex-shrink: 0;
    width: ${size.icon};
    height: ${size.icon};
    margin-top: ${space.half};
    accent-color: ${color.accent};
  }
`

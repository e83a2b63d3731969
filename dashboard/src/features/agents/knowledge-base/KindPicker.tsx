import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { focusRing } from '~/theme/mixins.ts'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'
import { OTHERS, type SourceKind, SOURCES, USUAL } from './kinds.tsx'

type Props = { value: SourceKind; onChange: (kind: SourceKind) => void }

export function KindPicker({ value, onChange }: Props) {
  const [isMore, setMore] = useState(false)
  const option = (kind: SourceKind) => {
    const { label, hint, icon: Icon, enabled } = SOURCES[kind]
    return (
      <Option key={kind}>
        <input
          type="radio"
          name="kind"
          checked={kind === value}
          disabled={!enabled}
          onChange={() => onChange(kind)}
        />
        <Icon aria-hidden />
        <b>{label}</b>
        <small>{hint}</small>
      </Option>
    )
  }
  return (
    <Group>
      <legend>Type of data source</legend>
      <Options>{USUAL.map(option)}</Options>
      <More type="button" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        More <ChevronDown aria-hidden />
      </More>
      {isMore && <Options $columns={2}>{OTHERS.map(option)}</Options>}
    </Group>
  )
}

const Group = styled.fieldset`
  margin: 0 0 ${space[5]};
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-size: ${font.size[13]};
    font-weight: ${font.weight.medium};
  }
`
const Options = styled.div<{ $columns?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, 1fr);
  gap: ${space[2]};
`
const More = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin: ${space[2]} 0;
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  &:hover {
    color: ${color.text};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`
const Option = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font-size: ${font.size[13]};
  cursor: pointer;
  transition: border-color ${motion.fast};
  svg {
    width: ${space[5]};
    height: ${space[5]};
    color: ${color.muted};
  }
  b {
    font-weight: ${font.weight.medium};
  }
  small {
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
  input {
    position: absolute;
    opacity: 0;
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    svg {
      color: ${color.accentText};
    }
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has(:disabled) {
    border-style: dashed;
    border-color: ${color.line};
    color: ${color.muted};
    cursor: not-allowed;
  }
`

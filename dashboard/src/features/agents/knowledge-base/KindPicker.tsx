import type { KnowledgeType } from 'shared-types'
import { styled } from 'styled-components'
import { focusRing } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { KINDS } from './kinds.tsx'

type Props = { value: KnowledgeType; onChange: (kind: KnowledgeType) => void }

export function KindPicker({ value, onChange }: Props) {
  return (
    <Group>
      <legend>Type of data source</legend>
      {Object.entries(KINDS).map(([kind, { label, hint, icon: Icon, enabled }]) => (
        <Option key={kind}>
          <input
            type="radio"
            name="kind"
            checked={kind === value}
            disabled={!enabled}
            // The keys of KINDS are the kinds.
            onChange={() => onChange(kind as KnowledgeType)}
          />
          <Icon aria-hidden />
          <b>{label}</b>
          <small>{hint}</small>
        </Option>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[2]};
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

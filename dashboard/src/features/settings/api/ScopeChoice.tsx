import type { ApiScope } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { scopeName } from './scopes.ts'

type Props = {
  legend: string
  scopes: readonly ApiScope[]
  chosen: readonly ApiScope[]
  onToggle: (scope: ApiScope) => void
  nameOf?: (scope: ApiScope) => string
}

/** A checkbox for each scope that a program can get. */
export function ScopeChoice({ legend, scopes, chosen, onToggle, nameOf = scopeName }: Props) {
  return (
    <Scopes>
      <legend>{legend}</legend>
      {scopes.map((scope) => (
        <Scope key={scope}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={() => onToggle(scope)}
          />
          <span>{nameOf(scope)}</span>
        </Scope>
      ))}
    </Scopes>
  )
}

const Scopes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[1]} ${space[6]};
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-size: ${font.size[13]};
    font-weight: ${font.weight.medium};
  }
`
const Scope = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[1]} 0;
  cursor: pointer;
  input {
    flex-shrink: 0;
    width: ${size.icon};
    height: ${size.icon};
    margin-top: ${space.half};
    accent-color: ${color.accent};
  }
`

import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { TECHNOLOGIES } from './technologies.tsx'

export function TechStrip() {
  return (
    <Strip aria-labelledby="technologies">
      <p id="technologies">Built with trusted technologies</p>
      <ul>
        {TECHNOLOGIES.map(({ name, role, mark }) => (
          <li key={name} title={role}>
            <svg viewBox="0 0 24 24" aria-hidden>
              {mark}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Strip>
  )
}

const Strip = styled.section`
  max-width: ${size.page};
  margin: 0 auto;
  padding: 0 ${space[6]} ${space[10]};
  color: ${color.muted};
  text-align: center;
  ul {
    display: flex;
    justify-content: space-between;
    max-width: 1000px;
    margin: ${space[6]} auto 0;
    font-size: ${font.size[16]};
    font-weight: ${font.weight.semibold};
    letter-spacing: ${font.tracking.heading};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  svg {
    width: ${space[6]};
    height: ${space[6]};
    fill: currentColor;
  }
`

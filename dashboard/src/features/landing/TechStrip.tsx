import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'

/** Model, backend, telephony, voice and database, by name. */
const TECHNOLOGIES = ['Vercel AI SDK', 'Fastify', 'Twilio', 'ElevenLabs', 'PostgreSQL']

export function TechStrip() {
  return (
    <Strip aria-labelledby="technologies">
      <p id="technologies">Built with trusted technologies</p>
      <ul>
        {TECHNOLOGIES.map((name) => (
          <li key={name}>{name}</li>
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
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[4]} ${space[12]};
    margin-top: ${space[4]};
    font-size: ${font.size[16]};
    font-weight: ${font.weight.semibold};
    letter-spacing: ${font.tracking.heading};
  }
`

import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Logo } from '~/ui/Logo.tsx'

export function NotFoundPage() {
  useDocumentTitle('Not found')
  return (
    <Main>
      <Logo diameter={28} />
      <Code aria-hidden>404</Code>
      <Title>The page you are looking for does not exist.</Title>
      <ButtonLink variant="primary" to={paths.landing}>
        Go Home
      </ButtonLink>
    </Main>
  )
}

const Main = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 100vh;
  padding: ${space[6]};
  text-align: center;
`
const Code = styled.p`
  margin-top: ${space[10]};
  color: ${color.accentText};
  font-size: ${font.size[64]};
  font-weight: ${font.weight.bold};
  letter-spacing: ${font.tracking.display};
  line-height: ${font.leading.tight};
`
const Title = styled.h1`
  margin: ${space[3]} 0 ${space[8]};
  font-size: ${font.size[16]};
  font-weight: ${font.weight.medium};
`

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'

type Props = {
  titleId: string
  icon: LucideIcon
  title: string
  /** Shown beside its name. */
  badge?: ReactNode
  /** One line under its name. */
  summary: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** The header of a card: what is integrated, its state, and its actions. */
export const CardHead = ({ titleId, icon: Icon, title, badge, summary, children }: Props) => (
  <Head>
    <Icon aria-hidden />
    <Names>
      <Title>
        <h3 id={titleId}>{title}</h3>
        {badge}
      </Title>
      <Summary>{summary}</Summary>
    </Names>
    {children}
  </Head>
)

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  ${onPhone} {
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  > svg {
    flex-shrink: 0;
    width: ${space[10]};
    height: ${space[10]};
    padding: ${space[2]};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
const Names = styled.div`
  flex: 1 1 140px;
  min-width: 0;
`
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  h3 {
    font-size: ${font.size[14]};
  }
`
const Summary = styled.div`
  color: ${color.muted};
  overflow-wrap: anywhere;
`

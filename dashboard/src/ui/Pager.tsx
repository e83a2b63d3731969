import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from './Button.tsx'

type Props = { page: number; pages: number; onChange: (page: number) => void }

/** Navigation between pages, with 'Page X of Y', counted from 1. */
export function Pager({ page, pages, onChange }: Props) {
  return (
    <Bar aria-label="Pages">
      <Count aria-live="polite">
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </Count>
      <Button
        size="small"
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        Prev
      </Button>
      <Button size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next
        <ChevronRight />
      </Button>
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`
const Count = styled.span`
  ${tabular}
  margin-right: auto;
  color: ${color.muted};
  font-size: ${font.size[13]};
`

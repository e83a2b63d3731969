import type { LeadDetail } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** Shown above already. */
const KNOWN = new Set<LeadDetail['kind']>(['name', 'email'])

/** The visitor's answers in the form, besides name and email address. */
export const LeadFacts = ({ lead }: { lead: LeadDetail[] }) =>
  lead
    .filter(({ kind }) => !KNOWN.has(kind))
    .map(({ kind, label, value }) => (
      <div key={label}>
        <Term>{label}</Term>
        <Value>
          {kind === 'phone' ? <Call href={`tel:${dialled(value)}`}>{value}</Call> : value}
        </Value>
      </div>
    ))

const dialled = (number: string): string => number.replace(/[^\d+]/g, '')

const Term = styled.dt`
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Value = styled.dd`
  margin-top: ${space.half};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Call = styled.a`
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
`

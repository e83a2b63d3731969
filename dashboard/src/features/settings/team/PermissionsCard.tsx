import { Check, Minus } from 'lucide-react'
import { PERMISSIONS, reaches, type Role, ROLE_NAMES, ROLES } from 'shared-types'
import { styled } from 'styled-components'
import { visuallyHidden } from '~/theme/mixins.ts'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'

/** The table of permissions that the server enforces. */
export function PermissionsCard({ own }: { own: Role }) {
  return (
    <Card as="section" aria-labelledby="permissions">
      <CardTitle id="permissions">What each role may do</CardTitle>
      <Grid aria-labelledby="permissions">
        <thead>
          <tr>
            <th scope="col">
              <Hidden>Permission</Hidden>
            </th>
            {ROLES.map((role) => (
              <th key={role} scope="col" aria-current={role === own || undefined}>
                {ROLE_NAMES[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISSIONS.map(({ what, role: needed }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  <Mark isYes={reaches(role, needed)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Card>
  )
}

const Mark = ({ isYes }: { isYes: boolean }) => (
  <>
    {isYes ? <Check aria-hidden /> : <Minus aria-hidden />}
    <Hidden>{isYes ? 'Yes' : 'No'}</Hidden>
  </>
)

const Hidden = styled.span`
  ${visuallyHidden}
`
const Grid = styled.table`
  width: 100%;
  max-width: 680px;
  margin-top: ${space[4]};
  border-collapse: collapse;
  font-size: ${font.size[13]};
  th,
  td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    color: ${color.muted};
    font-weight: ${font.weight.medium};
  }
  thead th[aria-current] {
    color: ${color.text};
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    font-weight: ${font.weight.regular};
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
    color: ${color.muted};
  }
`

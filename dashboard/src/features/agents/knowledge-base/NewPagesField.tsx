import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'

type Props = { isLearnt: boolean; onChange: (isLearnt: boolean) => void }

/** What to do with pages that the website adds later. */
export const NewPagesField = ({ isLearnt, onChange }: Props) => (
  <Label>
    <input
      type="checkbox"
      checked={isLearnt}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      Learn pages the website gets later
      <small>
        {isLearnt
          ? 'They are found when it is read again.'
          : 'They are found when it is read again, and you choose.'}
      </small>
    </span>
  </Label>
)

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  margin-top: ${space[4]};
  font-size: ${font.size[13]};
  cursor: pointer;
  input {
    flex-shrink: 0;
    width: ${size.icon};
    height: ${size.icon};
    margin-top: ${space.half};
    accent-color: ${color.accent};
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
`

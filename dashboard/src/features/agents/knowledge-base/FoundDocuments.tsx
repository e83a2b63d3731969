import type { CrawlResult } from 'shared-types'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { ellipsis, tabular } from '~/theme/mixins.ts'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { fileOf, hostOf, isOwnDocument, moreDocuments } from './found-site.ts'

type Props = {
  found: CrawlResult
  chosen: ReadonlySet<string>
  onChoose: (documents: ReadonlySet<string>) => void
}

/** The PDF documents that the pages link to; only ticked ones are read. */
export function FoundDocuments({ found, chosen, onChoose }: Props) {
  const { documents } = found
  const more = moreDocuments(found)
  const toggle = (document: string) => {
    const next = new Set(chosen)
    if (!next.delete(document)) next.add(document)
    onChoose(next)
  }
  const isAll = chosen.size === documents.length
  return (
    <Box>
      <Head>
        <span role="status">{counted(chosen.size, 'PDF')} to read</span>
        {documents.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => onChoose(new Set(isAll ? [] : documents))}
          >
            {isAll ? 'None' : `All ${documents.length}`}
          </Button>
        )}
      </Head>
      {more && <More>{more}</More>}
      <List aria-label="PDFs found">
        {documents.map((document) => (
          <li key={document}>
            <Option title={document}>
              <input
                type="checkbox"
                checked={chosen.has(document)}
                onChange={() => toggle(document)}
              />
              <span>{fileOf(document)}</span>
              {!isOwnDocument(document, found) && <small>{hostOf(document)}</small>}
            </Option>
          </li>
        ))}
      </List>
    </Box>
  )
}

const Box = styled.div`
  margin-top: ${space[4]};
`
const Head = styled.div`
  ${tabular}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${space[8]};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const More = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const List = styled.ul`
  overflow-y: auto;
  max-height: min(180px, 22vh);
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  li + li {
    border-top: 1px solid ${color.line};
  }
`
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.control};
  padding: 0 ${space[3]};
  font-size: ${font.size[13]};
  cursor: pointer;
  input {
    flex-shrink: 0;
    width: ${size.icon};
    height: ${size.icon};
    accent-color: ${color.accent};
  }
  span {
    ${ellipsis}
  }
  small {
    flex-shrink: 0;
    margin-left: auto;
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
`

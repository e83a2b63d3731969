import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { MessageFile } from 'shared-types'
import { styled } from 'styled-components'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { fileAddress } from './queries.ts'

/** Size of a picture among the messages, in CSS pixels. */
const WIDEST = 280
const HIGHEST = 320

/** Pictures as thumbnails that open the full picture; other files by name, to be downloaded. */
export function MessageFiles({ files }: { files: MessageFile[] }) {
  const { conversationId: id = '' } = useParams()
  return files.map((file) =>
    file.width && file.height ? (
      <Picture key={file.id} id={id} file={{ ...file, width: file.width, height: file.height }} />
    ) : (
      <Document key={file.id} href={fileAddress(id, file.id)} download={file.name}>
        <FileText size={20} aria-hidden />
        <Words>
          <Name title={file.name}>{file.name}</Name>
          <Size>{fileSize(file.size)}</Size>
        </Words>
        <Download size={16} aria-label="Download" />
      </Document>
    ),
  )
}

type Sized = MessageFile & { width: number; height: number }

function Picture({ id, file }: { id: string; file: Sized }) {
  const [isOpen, setOpen] = useState(false)
  const scale = Math.min(1, WIDEST / file.width, HIGHEST / file.height)
  return (
    <>
      <Thumb type="button" aria-label={`Open ${file.name}`} onClick={() => setOpen(true)}>
        <img
          src={fileAddress(id, file.id, true)}
          alt=""
          width={Math.round(file.width * scale)}
          height={Math.round(file.height * scale)}
          loading="lazy"
        />
      </Thumb>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={file.name}
        width="wide"
        focus="dialog"
        footer={
          <DownloadLink href={fileAddress(id, file.id)} label={`Download ${file.name}`}>
            Download
          </DownloadLink>
        }
      >
        <Whole
          src={fileAddress(id, file.id)}
          alt={file.name}
          width={file.width}
          height={file.height}
        />
      </Dialog>
    </>
  )
}

const KB = 1_000
const MB = 1_000_000

/** A size in the usual units: '340 kB', '2.4 MB'. */
const fileSize = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB)).toLocaleString('en-US')} kB`
    : `${(bytes / MB).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`

const Thumb = styled.button`
  overflow: hidden;
  max-width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  &:hover {
    border-color: ${color.lineStrong};
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
  }
`
const Whole = styled.img`
  display: block;
  max-width: 100%;
  max-height: 65vh;
  width: auto;
  height: auto;
  margin: 0 auto;
  border-radius: ${radius.small};
`
const Document = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 100%;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    border-color: ${color.lineStrong};
  }
  svg {
    flex-shrink: 0;
    color: ${color.muted};
  }
`
const Words = styled.span`
  display: grid;
  min-width: 0;
`
const Name = styled.span`
  font-weight: ${font.weight.medium};
  ${ellipsis}
`
const Size = styled.span`
  color: ${color.muted};
  font-size: ${font.size[12]};
`

import { Download } from 'lucide-react'
import { IconBox } from './IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

type Props = { href: string; label: string }

/** `DownloadLink` where there is room for an icon only. */
export function DownloadIcon({ href, label }: Props) {
  return (
    <Tooltip text={label} side="bottom">
      <IconBox as="a" href={href} download aria-label={label} $tone="normal">
        <Download />
      </IconBox>
    </Tooltip>
  )
}

import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { buttonLook, type ButtonLook } from './button-look.ts'

type Props = {
  href: string
  /** Description for screen readers, such as 'Export all as CSV'. */
  label: string
  children: string
}

/** A button that downloads a file; the server gives it its name. */
export function DownloadLink({ href, label, children }: Props) {
  return (
    <Box href={href} download aria-label={label} $variant="secondary" $size="medium">
      <Download />
      {children}
    </Box>
  )
}

const Box = styled.a<ButtonLook>`
  ${buttonLook}
`

import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, depth, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { useModalOpen } from './use-modal-open.ts'

type Width = 'small' | 'medium' | 'large'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** One or two sentences under the title. */
  description?: ReactNode
  width?: Width
  role?: 'dialog' | 'alertdialog'
  /** Buttons, right-aligned under the content. */
  footer?: ReactNode
  children?: ReactNode
}

/** A modal: closes on Escape, a click outside and its close button; keeps the focus inside; scrolls within itself. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = 'medium',
  role = 'dialog',
  footer,
  children,
}: Props) {
  useModalOpen(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Box role={role} $width={width} {...(description ? {} : { 'aria-describedby': undefined })}>
          <Head>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
          </Head>
          {children && <Body>{children}</Body>}
          {footer && <Footer>{footer}</Footer>}
          {/* Last, so that opening puts the focus on the content. */}
          <Close aria-label="Close">
            <X size={16} aria-hidden />
          </Close>
        </Box>
      </Radix.Portal>
    </Radix.Root>
  )
}

const widths: Record<Width, string> = {
  small: size.dialogSmall,
  medium: size.dialogMedium,
  large: size.dialogLarge,
}
const appear = keyframes`
  from { opacity: 0; }
`
const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 8px)) scale(0.98); }
`
const Scrim = styled(Radix.Overlay)`
  position: fixed;
  z-index: ${depth.scrim};
  inset: 0;
  background: ${color.scrim};
  animation: ${appear} ${motion.fast};
`
const Box = styled(Radix.Content)<{ $width: Width }>`
  position: fixed;
  z-index: ${depth.dialog};
  top: 50%;
  left: 50%;
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => widths[$width]}, calc(100vw - ${space[8]}));
  max-height: calc(100vh - ${space[16]});
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  transform: translate(-50%, -50%);
  animation: ${rise} ${motion.normal} ${motion.ease};
  &:focus-visible {
    outline: none;
  }
`
const Head = styled.div`
  padding: ${space[6]} ${space[16]} ${space[4]} ${space[6]};
`
const Close = styled(Radix.Close)`
  position: absolute;
  top: ${space[5]};
  right: ${space[5]};
  display: grid;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border-radius: ${radius.small};
  color: ${color.muted};
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
`
const Title = styled(Radix.Title)`
  font-size: ${font.size[16]};
`
const Description = styled(Radix.Description)`
  margin-top: ${space[1]};
  color: ${color.muted};
`
const Body = styled.div`
  overflow-y: auto;
  padding: ${space[1]} ${space[6]} ${space[5]};
`
const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.line};
`

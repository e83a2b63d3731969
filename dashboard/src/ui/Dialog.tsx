import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { leaveUnsaved } from '~/lib/unsaved.ts'
import { color, depth, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { useModalOpen } from './use-modal-open.ts'

type Width = 'small' | 'medium' | 'large' | 'wide' | 'film'
type Position = 'fixed' | 'absolute'
type Backdrop = 'tinted' | 'blurred'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** One or two sentences under the title. */
  description?: ReactNode
  width?: Width
  role?: 'dialog' | 'alertdialog'
  /** `fixed` stays within the window and scrolls inside; `absolute` is as tall as its content and scrolls like a page. */
  position?: Position
  backdrop?: Backdrop
  /** What gets the focus: the dialog itself where its content is still loading. */
  focus?: 'content' | 'dialog'
  /** False where the footer has a button that closes the dialog. */
  closeButton?: boolean
  /** Buttons below the content, aligned right. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A modal dialog. It closes by its button, by Escape, by a click outside and by the browser's Back, but asks first where text in it would be
 * lost. It keeps the focus inside.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = 'medium',
  role = 'dialog',
  position = 'fixed',
  backdrop = 'tinted',
  focus = 'content',
  closeButton = true,
  footer,
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const handleClose = () => (box.current ? void leaveUnsaved(box.current, onClose) : onClose())
  useModalOpen(open, handleClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && handleClose()}>
      <Radix.Portal>
        <Scrim $backdrop={backdrop} onMouseDown={(event) => isOutside(event) && handleClose()}>
          <Box
            ref={box}
            role={role}
            $width={width}
            $position={position}
            onPointerDownOutside={leaveToScrim}
            onEscapeKeyDown={leaveEscapeToForms}
            onOpenAutoFocus={focus === 'dialog' ? focusDialog : undefined}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Head $closable={closeButton}>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </Head>
            {children && <Body>{children}</Body>}
            {footer && <Footer>{footer}</Footer>}
            {/* Last in the document, so that opening focuses the content. */}
            {closeButton && (
              <Close aria-label="Close">
                <X size={16} aria-hidden />
              </Close>
            )}
          </Box>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Only the event of the mouse says which click of a double click it is. */
function leaveToScrim(event: Event): void {
  event.preventDefault()
}

/**
 * Whether a press is outside the dialog. The scrollbar of a tall dialog is outside too, but must not close it, nor must the second click of
 * the double click that opened the dialog or made it smaller.
 */
function isOutside({ target, currentTarget, nativeEvent, detail }: MouseEvent): boolean {
  return target === currentTarget && detail < 2 && nativeEvent.offsetX <= currentTarget.clientWidth
}

function focusDialog(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Escape in a form marked `data-own-escape` closes only that form, not the dialog. */
function leaveEscapeToForms(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.closest('[data-own-escape]')) event.preventDefault()
}

const widths: Record<Width, string> = {
  small: size.dialogSmall,
  medium: size.dialogMedium,
  large: size.dialogLarge,
  wide: size.dialogWide,
  film: size.dialogFilm,
}
const appear = keyframes`
  from { opacity: 0; }
`
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.98); }
`
const positions: Record<Position, ReturnType<typeof css>> = {
  fixed: css`
    position: fixed;
    top: 50%;
    max-height: calc(100vh - ${space[16]});
    translate: -50% -50%;
  `,
  absolute: css`
    position: absolute;
    top: ${space[8]};
    translate: -50%;
    /* Leaves room below it, because a box out of the flow has no bottom margin. */
    &::after {
      content: '';
      position: absolute;
      top: 100%;
      width: 1px;
      height: ${space[8]};
    }
  `,
}
const Scrim = styled(Radix.Overlay)<{ $backdrop: Backdrop }>`
  position: fixed;
  z-index: ${depth.dialog};
  inset: 0;
  overflow-y: auto;
  background: ${color.scrim};
  backdrop-filter: ${({ $backdrop }) => ($backdrop === 'blurred' ? 'blur(6px)' : 'none')};
  animation: ${appear} ${motion.fast};
`
const Box = styled(Radix.Content)<{ $width: Width; $position: Position }>`
  ${({ $position }) => positions[$position]}
  left: 50%;
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => widths[$width]}, calc(100vw - ${space[8]}));
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  animation: ${rise} ${motion.normal} ${motion.ease};
  &:focus-visible {
    outline: none;
  }
`
const Head = styled.div<{ $closable: boolean }>`
  padding: ${space[6]} ${({ $closable }) => ($closable ? space[16] : space[6])} ${space[4]}
    ${space[6]};
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

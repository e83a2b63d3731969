import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ellipsis, visuallyHidden } from '~/theme/mixins.ts'
import { color, depth, font, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Spinner } from './Spinner.tsx'
import { useModalOpen } from './use-modal-open.ts'

type Props = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  onClose: () => void
  /** Whether more results may still arrive. */
  isBusy: boolean
  /** Text for an empty list. */
  empty: string
  /** `CommandGroup`s of `CommandItem`s, filtered by the caller. */
  children: ReactNode
}

/** A list of commands below a search field, above the page; arrow keys move, Enter chooses, Escape closes. */
export function CommandDialog({
  label,
  placeholder,
  value,
  onChange,
  onClose,
  isBusy,
  empty,
  children,
}: Props) {
  useModalOpen(true, onClose)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Box aria-describedby={undefined}>
          <Title>{label}</Title>
          <Command label={label} shouldFilter={false} loop>
            <Field>
              <Search size={16} aria-hidden />
              <Input value={value} onValueChange={onChange} placeholder={placeholder} />
              {isBusy && <Spinner />}
            </Field>
            <List label={label}>{children}</List>
            {!isBusy && <Empty role="status">{empty}</Empty>}
          </Command>
        </Box>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ItemProps = {
  /** Unique among all items shown. */
  value: string
  icon: ReactNode
  label: ReactNode
  /** A second line, such as what distinguishes items of the same name. */
  note?: ReactNode
  aside?: ReactNode
  onSelect: () => void
}

export function CommandItem({ value, icon, label, note, aside, onSelect }: ItemProps) {
  return (
    <Item value={value} onSelect={onSelect}>
      {icon}
      <Label>{label}</Label>
      {note && <Note>{note}</Note>}
      {aside && <Aside>{aside}</Aside>}
    </Item>
  )
}

export const CommandGroup = styled(Command.Group)`
  [cmdk-group-heading] {
    padding: ${space[3]} ${space[3]} ${space[1]};
    color: ${color.muted};
    font-size: ${font.size[12]};
    font-weight: ${font.weight.medium};
  }
`

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  z-index: ${depth.dialog};
  inset: 0;
  background: ${color.scrim};
`
const Box = styled(Radix.Content)`
  position: fixed;
  z-index: ${depth.dialog};
  top: 14vh;
  left: 50%;
  overflow: hidden;
  width: min(${size.palette}, calc(100vw - ${space[8]}));
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  transform: translateX(-50%);
  &:focus-visible {
    outline: none;
  }
`
const Title = styled(Radix.Title)`
  ${visuallyHidden}
`
const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: 0 ${space[5]};
  border-bottom: 1px solid ${color.line};
  color: ${color.muted};
`
const Input = styled(Command.Input)`
  flex: 1;
  height: ${space[12]};
  border: 0;
  background: none;
  color: ${color.text};
  font-size: ${font.size[16]};
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`
const List = styled(Command.List)`
  overflow-y: auto;
  max-height: min(${size.paletteList}, 60vh);
  padding: 0 ${space[2]} ${space[2]};
  scroll-padding: ${space[2]};
  /* A list box must contain an option, so an empty one is hidden. */
  &:not(:has([cmdk-item])) {
    display: none;
  }
`
const Empty = styled(Command.Empty)`
  padding: ${space[10]} ${space[6]};
  color: ${color.muted};
  text-align: center;
`
const Item = styled(Command.Item)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: ${size.control};
  padding: 0 ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;
  > svg {
    width: ${size.icon};
    height: ${size.icon};
    color: ${color.muted};
  }
  &[data-selected='true'] {
    background: ${color.accentSoft};
    > svg {
      color: ${color.accentText};
    }
  }
`
const Label = styled.span`
  ${ellipsis}
  flex-shrink: 0;
  max-width: 60%;
`
const Note = styled.span`
  ${ellipsis}
  flex: 1;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Aside = styled.span`
  flex-shrink: 0;
  margin-left: auto;
  color: ${color.muted};
  font-size: ${font.size[12]};
`

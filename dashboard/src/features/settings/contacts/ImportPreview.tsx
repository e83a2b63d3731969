import { useMemo, useState } from 'react'
import { toast } from 'react-hot-toast'
import { CONTACTS_MAX, type ContactImport } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { counted } from '~/lib/text.ts'
import { ellipsis, tabular } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Select } from '~/ui/Select.tsx'
import { type AddressBook, contactsOf } from './address-book.ts'
import { type CsvTable, peopleOf } from './csv-people.ts'
import { useStoreContacts } from './queries.ts'

/** Enough rows to check whether the names are right. */
const SHOWN = 100
const AS_RECOGNISED = 'recognised'

type Props = { file: string; book: AddressBook; onClose: () => void }

/** The content of a file, before it is stored. */
export function ImportPreview({ file, book, onClose }: Props) {
  const [nameColumn, setNameColumn] = useState(AS_RECOGNISED)
  const { contacts, people, leftOut } = useMemo(
    () => contactsOf(book.kind === 'vcard' ? book.people : named(book.table, nameColumn)),
    [book, nameColumn],
  )
  const { mutate: store, isPending } = useStoreContacts()
  const isTooMuch = contacts.length > CONTACTS_MAX
  const handleImport = () =>
    store(contacts, {
      onSuccess: (stored) => {
        toast.success(outcomeOf(stored))
        onClose()
      },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import contacts"
      description={`${counted(contacts.length, 'number')} of ${people === 1 ? 'one person' : `${people} people`} in ${file}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={contacts.length === 0 || isTooMuch}
            pending={isPending}
            onClick={handleImport}
          >
            Import {counted(contacts.length, 'number')}
          </Button>
        </>
      }
    >
      <Stack>
        {book.kind === 'csv' && (
          <Select
            label="Names are in"
            options={columnsOf(book.table)}
            value={nameColumn}
            onChange={setNameColumn}
          />
        )}
        {isTooMuch && (
          <Wrong role="alert">A workspace keeps {CONTACTS_MAX.toLocaleString('en')} numbers.</Wrong>
        )}
        <List aria-label="In this file" tabIndex={0}>
          {contacts.slice(0, SHOWN).map(({ name, phone }) => (
            <li key={phone}>
              <span>{name}</span>
              <Phone>{showPhone(phone)}</Phone>
            </li>
          ))}
        </List>
        <Note>
          {contacts.length > SHOWN && `And ${counted(contacts.length - SHOWN, 'more number')}. `}
          {leftOut > 0 &&
            `${leftOut === 1 ? 'One entry has' : `${leftOut} entries have`} no number we understand, and ${leftOut === 1 ? 'is' : 'are'} left out. `}
          Numbers you have already take the name of the file.
        </Note>
      </Stack>
    </Dialog>
  )
}

const named = (table: CsvTable, column: string) =>
  peopleOf(table, column === AS_RECOGNISED ? [] : [[Number(column)]])

function columnsOf({ columns, phoneColumns, nameColumns }: CsvTable) {
  const recognised = nameColumns[0]?.map((index) => columns[index]).join(' and ')
  const others = columns
    .map((label, index) => ({ value: String(index), label }))
    .filter((_, index) => !phoneColumns.includes(index))
  return [{ value: AS_RECOGNISED, label: recognised ?? 'No column' }, ...others]
}

function outcomeOf({ added, renamed, unchanged }: ContactImport): string {
  const parts = [
    `${counted(added, 'number')} added`,
    renamed && `${renamed} renamed`,
    unchanged && `${unchanged} there already`,
  ]
  return parts.filter(Boolean).join(', ')
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
const List = styled.ul`
  overflow-y: auto;
  max-height: 280px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding: ${space[2]} ${space[3]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  span:first-child {
    ${ellipsis}
  }
`
const Phone = styled.span`
  ${tabular}
  flex-shrink: 0;
  color: ${color.muted};
`
const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Wrong = styled.p`
  color: ${color.negativeText};
`

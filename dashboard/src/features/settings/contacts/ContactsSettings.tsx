import { useQuery } from '@tanstack/react-query'
import { BookUser, SearchX } from 'lucide-react'
import { useState } from 'react'
import { CONTACT_PAGE, contacts, type Contact } from 'shared-types'
import { styled } from 'styled-components'
import { API_BASE } from '~/lib/paths.ts'
import { showPhone } from '~/lib/phone.ts'
import { useMay } from '~/product/roles.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Entry } from '~/ui/Entry.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { AddContact } from './AddContact.tsx'
import { ImportContacts } from './ImportContacts.tsx'
import { contactsQuery, useRemoveContact, useRemoveContacts } from './queries.ts'

/** The address book of the workspace. */
export function ContactsSettings() {
  const mayChange = useMay('admin')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(contactsQuery(page, search))
  // Which buttons there are depends on the list.
  if (query.isPending) return <SkeletonRows label="Loading contacts" count={6} height={56} />
  const total = query.data?.meta?.total
  const pages = Math.max(1, Math.ceil((total ?? 0) / CONTACT_PAGE))
  // The last contact of the last page was deleted, so the previous page is shown.
  if (query.data && page > pages) setPage(pages)
  const isEmpty = total === 0 && !search
  return (
    <Card as="section" aria-labelledby="contacts">
      <CardTitle id="contacts">Contacts</CardTitle>
      <Text>
        Your screener puts the people you know through at once, and their names stand beside their
        calls. A number you blocked stays blocked.
      </Text>
      {mayChange && (
        <Actions>
          <ImportContacts />
          {!isEmpty && (
            <DownloadLink
              href={`${API_BASE}${contacts.exported.path}`}
              label="Export contacts as CSV"
            >
              Export
            </DownloadLink>
          )}
          {!isEmpty && <RemoveAll />}
        </Actions>
      )}
      {mayChange && <AddContact />}
      {isEmpty && (
        <EmptyState
          icon={<BookUser />}
          title="No contacts yet"
          text="Import the address book of your phone, or a file from Google, Outlook or Apple."
        />
      )}
      {!isEmpty && (
        <>
          <SearchField
            label="Search contacts"
            placeholder="Search names and numbers"
            value={search}
            onSearch={(text) => {
              setSearch(text)
              setPage(1)
            }}
          />
          {total === 0 && <EmptyState icon={<SearchX />} title="No match" />}
          <Answered query={query} what="Contacts">
            {({ contacts: shown }) => (
              <ul aria-label="Contacts">
                <Rows of={shown}>
                  {(contact) => <ContactRow contact={contact} mayChange={mayChange} />}
                </Rows>
              </ul>
            )}
          </Answered>
          {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
        </>
      )}
    </Card>
  )
}

function ContactRow({ contact, mayChange }: { contact: Contact; mayChange: boolean }) {
  const { id, name, phone } = contact
  const { mutate: remove, isPending } = useRemoveContact()
  return (
    <Entry
      picture={<Avatar name={name} diameter={32} />}
      name={name}
      facts={<span>{showPhone(phone)}</span>}
    >
      {mayChange && (
        <Button
          size="small"
          variant="dangerQuiet"
          aria-label={`Delete ${name}, ${showPhone(phone)}`}
          pending={isPending}
          onClick={() => remove(id)}
        >
          Delete
        </Button>
      )}
    </Entry>
  )
}

function RemoveAll() {
  const { mutate: removeAll, isPending } = useRemoveContacts()
  const handleClick = async () => {
    const isSure = await confirm({
      title: 'Delete all contacts?',
      body: 'Your screener asks everybody again, and calls lose the names. It cannot be undone.',
      action: 'Delete all',
      danger: true,
    })
    if (isSure) removeAll()
  }
  return (
    <Button variant="dangerQuiet" pending={isPending} onClick={() => void handleClick()}>
      Delete all
    </Button>
  )
}

const Text = styled.p`
  max-width: 60ch;
  color: ${color.muted};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[5]};
`

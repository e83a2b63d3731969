import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { hold } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'

const GOOGLE = [
  'First Name,Last Name,Organization Name,Phone 1 - Label,Phone 1 - Value',
  'Rosa,Lind,,Mobile,(202) 555-0147 ::: 310-555-0177',
  ',,The school,Work,415.555.0123',
  'Nobody,Here,,,',
].join('\n')

test('an address book is previewed, imported and searched, and a contact deleted', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  await owner
    .getByRole('region', { name: 'Screening' })
    .getByRole('link', { name: 'contacts' })
    .click()
  await expect(owner.getByText('No contacts yet')).toBeVisible()
  const choose = (text: string) =>
    owner
      .getByLabel('Import contacts')
      .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('Dear diary')
  await expectToast(owner, 'No phone numbers were found in this file. Choose a vCard or CSV file.')
  await choose(GOOGLE)
  const preview = owner.getByRole('dialog', { name: 'Import contacts' })
  await expect(preview).toContainText('3 numbers of 2 people in contacts.csv.')
  await expect(preview).toContainText('One entry has no number we understand')
  await expect(preview.getByRole('listitem')).toHaveText([
    'Rosa Lind(202) 555-0147',
    'Rosa Lind(310) 555-0177',
    'The school(415) 555-0123',
  ])
  await expectAccessible(owner, 'contacts, a file looked at')
  await preview.getByRole('button', { name: 'Import 3 numbers' }).click()
  await expectToast(owner, '3 numbers added')

  const form = owner.getByRole('form', { name: 'Add a contact' })
  await form.getByLabel('Name').fill('Dr. Weber')
  await form.getByLabel('Phone number').fill('12')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByText('Invalid phone number')).toBeVisible()
  await form.getByLabel('Phone number').fill('(202) 555-0199')
  const letAdd = await hold(owner, 'POST /contacts/import')
  await form.getByRole('button', { name: 'Add' }).click()
  // The next name is typed while this contact is being added.
  await form.getByLabel('Name').fill('Dr. Wang')
  await letAdd()
  const list = owner.getByRole('list', { name: 'Contacts', exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(form.getByLabel('Phone number')).toHaveValue('')
  await expect(form.getByLabel('Name')).toHaveValue('Dr. Wang')
  await expectAccessible(owner, 'contacts')
  await owner.getByRole('searchbox', { name: 'Search contacts' }).fill('310-555')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: 'Delete Rosa Lind, (310) 555-0177' }).click()
  await expect(owner.getByText('No match')).toBeVisible()
})

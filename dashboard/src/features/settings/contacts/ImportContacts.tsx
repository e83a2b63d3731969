import { FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from 'react-hot-toast'
import { styled } from 'styled-components'
import { overFileInput } from '~/theme/mixins.ts'
import { buttonLook, type ButtonLook } from '~/ui/button-look.ts'
import type { AddressBook } from './address-book.ts'

const ImportPreview = lazy(async () => ({
  default: (await import('./ImportPreview.tsx')).ImportPreview,
}))

type Chosen = { file: string; book: AddressBook }

/** A file is parsed in the browser and shown; nothing is sent before the user confirms. */
export function ImportContacts() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const handleChoose = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    // Allows the same file to be chosen again.
    input.value = ''
    // Loaded together with the parsers for such files, which nothing else needs.
    const { readAddressBook, ADDRESS_BOOK_MAX_BYTES } = await import('./address-book.ts')
    if (file.size > ADDRESS_BOOK_MAX_BYTES) {
      return void toast.error('This file is too large: 20 MB at most.')
    }
    const bytes = await file.arrayBuffer()
    try {
      setChosen({ file: file.name, book: readAddressBook(bytes) })
    } catch {
      toast.error('No phone numbers were found in this file. Choose a vCard or CSV file.')
    }
  }
  return (
    <>
      <Choose $variant="primary" $size="medium">
        <input
          type="file"
          accept=".vcf,.vcard,.csv,.txt,text/vcard,text/x-vcard,text/csv"
          aria-label="Import contacts"
          onChange={(event) => void handleChoose(event.currentTarget)}
        />
        <FileUp aria-hidden />
        Import a file
      </Choose>
      <Suspense>{chosen && <ImportPreview {...chosen} onClose={() => setChosen(null)} />}</Suspense>
    </>
  )
}

const Choose = styled.label<ButtonLook>`
  ${buttonLook}
  position: relative;
  cursor: pointer;
  ${overFileInput}
`

import { useState, type ClipboardEvent, type FormEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * A note for a field with a `maxLength`, because browsers leave out what does not fit without saying so. It stays until there is room again.
 * @returns the note, if any, and what the control needs
 */
export function useCutNote(maxLength: number | undefined) {
  const [isCut, setCut] = useState(false)
  const watch = (field: Control, added: string) => {
    const kept = field.value.length - ((field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
    if (maxLength !== undefined && kept + inField(added).length > maxLength) setCut(true)
  }
  return {
    note: isCut
      ? `The rest was left out: at most ${maxLength?.toLocaleString('en-US')} characters fit.`
      : undefined,
    handlers: {
      onPaste: (event: ClipboardEvent<Control>) =>
        watch(event.currentTarget, event.clipboardData.getData('text')),
      // React passes what is about to be typed as `data`, which its types do not know.
      onBeforeInput: (event: FormEvent<Control>) =>
        watch(event.currentTarget, (event as unknown as { data?: string }).data ?? ''),
      onInput: ({ currentTarget: field }: FormEvent<Control>) => {
        if (maxLength !== undefined && field.value.length < maxLength) setCut(false)
      },
    },
  }
}

/** Fields hold each end of a line as one character. */
const inField = (text: string): string => text.replaceAll('\r\n', '\n')

import { useQuery } from '@tanstack/react-query'
import { INSTRUCTIONS_MAX } from 'shared-types'
import { systemQuery } from '~/product/queries.ts'
import { TextArea } from '~/ui/TextArea.tsx'

const WITHOUT_MODEL =
  'Without a language model, as here, instructions change nothing: answers are quoted from the knowledge base.'

type Props = {
  words: { hint: string; placeholder: string }
  value: string
  error: string | undefined
  onChange: (instructions: string) => void
}

/** Only a language model follows instructions, so the hint says where there is none. */
export function InstructionsField({ words, value, error, onChange }: Props) {
  const { data: system } = useQuery(systemQuery())
  const hint = system?.model === null ? `${words.hint} ${WITHOUT_MODEL}` : words.hint
  return (
    <TextArea
      label="Instructions"
      aside={`${value.length.toLocaleString('en')}/${INSTRUCTIONS_MAX.toLocaleString('en')}`}
      hint={hint}
      placeholder={words.placeholder}
      rows={6}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

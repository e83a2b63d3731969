import { FileUp } from 'lucide-react'
import { toast } from 'react-hot-toast'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { useTeachMany } from '~/product/teach/queries.ts'
import { overFileInput } from '~/theme/mixins.ts'
import { buttonLook, type ButtonLook } from '~/ui/button-look.ts'

/**
 * Imports a CSV of questions and answers, which is parsed in the browser: either our own export, or any table with the questions in its
 * first column and the answers in its second.
 */
export function ImportAnswers({ agentId }: { agentId: string }) {
  const { mutate: store } = useTeachMany(agentId)
  const handleChoose = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    const text = await file.text()
    // Allows the same file to be chosen again.
    input.value = ''
    // Loaded together with the CSV parser, which nothing else here needs.
    const { readAnswers } = await import('./read-answers.ts')
    const answers = readAnswers(text)
    if (answers.length === 0) {
      return void toast.error(
        'No answers were found. The first two columns are question and answer.',
      )
    }
    store(answers, {
      onSuccess: ({ added, changed }) =>
        void toast.success(`${counted(added, 'answer')} added, ${changed} changed`),
    })
  }
  return (
    <Choose $variant="secondary" $size="medium">
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label="Import answers from CSV"
        onChange={(event) => void handleChoose(event.currentTarget)}
      />
      <FileUp aria-hidden />
      Import
    </Choose>
  )
}

const Choose = styled.label<ButtonLook>`
  ${buttonLook}
  position: relative;
  cursor: pointer;
  ${overFileInput}
`

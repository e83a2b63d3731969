import { create } from 'zustand'

export type Question = {
  title: string
  body?: string
  /** What the confirming button says. */
  action: string
  /** What the other button says, where “Cancel” could be taken for the action. */
  refusal?: string
  /** The action destroys something. */
  danger?: boolean
}

type Asked = Question & { answer: (confirmed: boolean) => void }

export const useConfirm = create<{ asked: Asked | null }>(() => ({ asked: null }))

/** Asks the user, from anywhere; resolves to whether they confirmed. */
export function confirm(question: Question): Promise<boolean> {
  useConfirm.getState().asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      useConfirm.setState({ asked: null })
      resolve(confirmed)
    }
    useConfirm.setState({ asked: { ...question, answer } })
  })
}

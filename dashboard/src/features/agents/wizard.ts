import type { AgentType } from 'shared-types'

/** The steps of the Create Agent dialog: first the type, then the name. */
export type Wizard = { step: 'type' | 'name'; type: AgentType | null; name: string; error?: string }

export type WizardAction =
  | { do: 'choose'; type: AgentType }
  | { do: 'next' }
  | { do: 'back' }
  | { do: 'write'; name: string }
  | { do: 'refuse'; error: string }

export const NEW_WIZARD: Wizard = { step: 'type', type: null, name: '' }

export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.do) {
    case 'choose':
      return { ...wizard, type: action.type }
    case 'next':
      return { ...wizard, step: 'name' }
    case 'back':
      return { ...wizard, step: 'type', error: undefined }
    case 'write':
      return { ...wizard, name: action.name, error: undefined }
    case 'refuse':
      return { ...wizard, error: action.error }
  }
}

/** Where the account has an ANTI_THEFT agent, that option is disabled and the selection becomes SALES_ASSISTANT. */
export function chosenType({ type }: Wizard, hasAntiTheft: boolean): AgentType | null {
  if (!hasAntiTheft) return type
  return type === null || type === 'ANTI_THEFT' ? 'SALES_ASSISTANT' : type
}

import { useState } from 'react'

/**
 * What somebody types over stored fields. Only the typed fields are held, so that the others always show what is stored, also when it changes
 * elsewhere.
 */
export function useTyped<Fields extends object>(stored: Fields) {
  const [typed, setTyped] = useState<Partial<Fields>>({})
  return {
    fields: { ...stored, ...typed },
    typed,
    change: (changed: Partial<Fields>) => setTyped((now) => ({ ...now, ...changed })),
    discard: () => setTyped({}),
    /** Lets go of fields that have been saved, except those that were typed on in the meantime. */
    letGo: (saved: Partial<Fields>) => setTyped((now) => without(now, saved)),
  }
}

const without = <Fields extends object>(typed: Fields, saved: Fields): Fields =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== Reflect.get(saved, field)),
  ) as Fields

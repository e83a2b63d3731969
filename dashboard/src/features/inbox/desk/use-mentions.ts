import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from 'shared-types'
import { peopleQuery } from './queries.ts'

/** A text in which `@` offers the members of the workspace, one of whom is marked. */
export function useMentions() {
  const [text, setText] = useState('')
  const [step, setStep] = useState(0)
  const { data: team } = useQuery(peopleQuery())
  const people = (team?.members ?? []).filter(({ you }) => !you)
  const typed = /@([^@\n]{0,60})$/.exec(text)?.[1]
  const offered = typed === undefined ? [] : people.filter((person) => isMeant(person, typed))
  const marked = offered.length > 0 ? (step + offered.length) % offered.length : 0
  const write = (words: string) => {
    setText(words)
    setStep(0)
  }
  const mention = ({ full_name: name }: Member) =>
    write(`${text.slice(0, text.lastIndexOf('@'))}@${name} `)
  return {
    text,
    write,
    offered,
    marked,
    mark: setStep,
    mention,
    mentioned: people.filter((person) => text.includes(`@${person.full_name}`)),
  }
}

/** Members whose name begins with the typed letters and is not complete yet. */
const isMeant = ({ full_name: name }: Member, typed: string): boolean =>
  name.toLowerCase().startsWith(typed.toLowerCase())

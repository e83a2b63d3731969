import { Link } from 'react-router-dom'
import type { ReportFigures } from 'shared-types'
import type { Figure } from './figures.ts'
import { listLink, type Within } from './links.ts'

type Props = {
  part: NonNullable<Figure['parts']>[number]
  figures: ReportFigures
  within: Within
}

/** A part of a figure, as a link to its list where it has one. */
export function PartLink({ part: { label, of, list }, figures, within }: Props) {
  const text = `${of(figures).toLocaleString('en')} ${label}`
  return list ? <Link to={listLink(list, within)}>{text}</Link> : text
}

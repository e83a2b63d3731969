import { v7, validate } from 'uuid'

/** A UUIDv7: unique, and ordered by time. */
export const newId = (): string => v7()

/** Only lower case is accepted, so that each id has one spelling, in rows, events and signatures. */
export const isId = (value: string): boolean => validate(value) && value === value.toLowerCase()

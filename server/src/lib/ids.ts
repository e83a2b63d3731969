import { v7, validate } from 'uuid'

/** A UUIDv7: unique, and sorted by the time it was made. */
export const newId = (): string => v7()

export const isId = (value: string): boolean => validate(value)

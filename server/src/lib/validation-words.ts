import * as z from 'zod/mini'

/** The message for an invalid input when its schema has none of its own. */
export const validationWords = (issue: z.core.$ZodRawIssue): string | undefined => {
  const name = issue.path?.join('.') || 'The request'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? `${name} is missing.`
        : `${name} has to be ${WITH_ARTICLE[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${name} has to be one of ${issue.values.join(', ')}.`
    case 'too_small':
      return `${name} has to be at least ${issue.minimum}${unitOf(issue.origin)}.`
    case 'too_big':
      return `${name} has to be at most ${issue.maximum}${unitOf(issue.origin)}.`
    case 'invalid_format':
      return `${name} does not have the right form.`
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.join(', ')}.`
    default:
      return undefined
  }
}

const WITH_ARTICLE: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' long' : ''
}

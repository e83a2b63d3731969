/** ", Ada" behind a word of thanks; nothing where no name is known. */
export const afterComma = (name: string | null): string => (name ? `, ${name}` : '')

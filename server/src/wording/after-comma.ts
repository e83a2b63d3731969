/** ", Ada" after a word of thanks; empty when no name is known. */
export const afterComma = (name: string | null): string => (name ? `, ${name}` : '')

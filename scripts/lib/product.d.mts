export const PRODUCT_FLAGS: string[]

export function productArgs(name: string): string[]

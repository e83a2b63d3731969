/** The customer's name; without one, 'Visitor' with the last letters of their id, so that two of them can be told apart. */
export const customerName = (name: string | null, customerId: string): string =>
  name ?? `Visitor ${customerId.slice(-4).toUpperCase()}`

/** What to call a customer: by the name they gave, else so that two nameless ones are told apart. */
export const customerName = (name: string | null, customerId: string): string =>
  name ?? `Visitor ${customerId.slice(-4).toUpperCase()}`

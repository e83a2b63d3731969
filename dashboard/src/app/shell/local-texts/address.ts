const WHATSAPP = 'whatsapp:'

/** Whether an address of the local carrier belongs to WhatsApp. */
export const isWhatsapp = (address: string): boolean => address.startsWith(WHATSAPP)

export const phoneOf = (address: string): string =>
  isWhatsapp(address) ? address.slice(WHATSAPP.length) : address

const WHATSAPP = 'whatsapp:'

/** Whether WhatsApp carries what goes from or to an address of the local carrier. */
export const isWhatsapp = (address: string): boolean => address.startsWith(WHATSAPP)

export const phoneOf = (address: string): string =>
  isWhatsapp(address) ? address.slice(WHATSAPP.length) : address

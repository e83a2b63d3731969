/** What the address of a phone begins with where WhatsApp carries the message. */
const WHATSAPP = 'whatsapp:'

export const isWhatsapp = (address: string): boolean => address.startsWith(WHATSAPP)

export const whatsappOf = (phone: string): string => WHATSAPP + phone

/** The number of an address, whatever carries the message. */
export const phoneOf = (address: string): string =>
  isWhatsapp(address) ? address.slice(WHATSAPP.length) : address

/** Both addresses under which a phone may be known. */
export const addressesOf = (address: string): string[] => [
  phoneOf(address),
  whatsappOf(phoneOf(address)),
]

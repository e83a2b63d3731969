/** All digits but the last four hidden; signs and spaces stay. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length
  let seen = 0
  return phone.replace(/\d/g, (digit) => (++seen > digits - 4 ? digit : '•'))
}

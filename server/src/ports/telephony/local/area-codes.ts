import type { LineOptions } from '../phone-line.ts'

type AreaCode = { code: string; city: string; state: string; zip: string }

/** US area codes, one or two for a state, with a city. The local carrier sells their numbers and locates callers by them. */
const AREA_CODES: AreaCode[] = [
  { code: '212', city: 'New York', state: 'NY', zip: '10001' },
  { code: '213', city: 'Los Angeles', state: 'CA', zip: '90012' },
  { code: '305', city: 'Miami', state: 'FL', zip: '33130' },
  { code: '312', city: 'Chicago', state: 'IL', zip: '60601' },
  { code: '313', city: 'Detroit', state: 'MI', zip: '48226' },
  { code: '404', city: 'Atlanta', state: 'GA', zip: '30303' },
  { code: '415', city: 'San Francisco', state: 'CA', zip: '94103' },
  { code: '503', city: 'Portland', state: 'OR', zip: '97204' },
  { code: '504', city: 'New Orleans', state: 'LA', zip: '70112' },
  { code: '512', city: 'Austin', state: 'TX', zip: '78701' },
  { code: '602', city: 'Phoenix', state: 'AZ', zip: '85004' },
  { code: '612', city: 'Minneapolis', state: 'MN', zip: '55401' },
  { code: '615', city: 'Nashville', state: 'TN', zip: '37201' },
  { code: '617', city: 'Boston', state: 'MA', zip: '02108' },
  { code: '702', city: 'Las Vegas', state: 'NV', zip: '89101' },
  { code: '713', city: 'Houston', state: 'TX', zip: '77002' },
  { code: '720', city: 'Denver', state: 'CO', zip: '80202' },
  { code: '801', city: 'Salt Lake City', state: 'UT', zip: '84101' },
  { code: '206', city: 'Seattle', state: 'WA', zip: '98101' },
  { code: '215', city: 'Philadelphia', state: 'PA', zip: '19103' },
]

/** How many numbers of each area code are reserved for fiction: 555-0100 to 555-0199. */
const LAST_TWO = 100

export type Stock = AreaCode & { phone: string }

/** Every number that can be sold; the first number of each area code comes first. */
export function* stock(): Generator<Stock> {
  for (let last = 0; last < LAST_TWO; last++) {
    for (const area of AREA_CODES) {
      yield { ...area, phone: `+1${area.code}55501${String(last).padStart(2, '0')}` }
    }
  }
}

/** The place of a number; undefined for an area code that is not in the table. */
export function placeOf(phone: string): LineOptions['place'] {
  const area = AREA_CODES.find(({ code }) => phone.startsWith(`+1${code}`))
  return area && { city: area.city, state: area.state, zip: area.zip, country: 'US' }
}

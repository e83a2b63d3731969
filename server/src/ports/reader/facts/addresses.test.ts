import { describe, expect, it } from 'vitest'
import { factsIn, factsOn } from '../../../test/facts.ts'

const addresses = (text: string, language = 'en') =>
  factsIn('address', text, language).map(({ value }) => value.address)

describe('postal addresses', () => {
  it.each([
    ['de', 'Laden am Hafen, Hafenstraße 12a, 20999 Hamburg', 'Hafenstraße 12a, 20999 Hamburg'],
    ['de', 'Praxis Muster · Kirchwinkel 3 · 8999 Zürich', 'Kirchwinkel 3, 8999 Zürich'],
    [
      'fr',
      'Le Comptoir, 18 avenue des Tilleuls, 35999 Rennes',
      '18 avenue des Tilleuls, 35999 Rennes',
    ],
    ['it', 'Bar Sole - Via Roma, 3 - 25999 Brescia (BS)', 'Via Roma, 3, 25999 Brescia (BS)'],
    ['es', 'Visítanos en Calle Mayor 5, 28999 Madrid', 'Calle Mayor 5, 28999 Madrid'],
    ['pt', 'Rua Direita 7, 4999-123 Porto', 'Rua Direita 7, 4999-123 Porto'],
    ['nl', 'Winkel: Grote Markt 4, 1999 AB Haarlem', 'Grote Markt 4, 1999 AB Haarlem'],
    ['en', 'Come to 14 Harbour Lane, Whitby YO99 4QX', '14 Harbour Lane, Whitby YO99 4QX'],
    [
      'en',
      'Offices: 200 Main Street, Springfield, IL 62999',
      '200 Main Street, Springfield, IL 62999',
    ],
    [
      'en',
      'Where: 2210 Mesa Road\nCopper Flats, NM 87999',
      '2210 Mesa Road, Copper Flats, NM 87999',
    ],
    [
      'en',
      'Tapestry Studio • 1190 Orchard Street, Suite B, Fennimore Falls, WI 53999 • (608) 555-0162',
      '1190 Orchard Street, Suite B, Fennimore Falls, WI 53999',
    ],
    [
      'en',
      'The hall is at the end of Pound Lane, Maddle, GL99 3ZZ',
      'Pound Lane, Maddle, GL99 3ZZ',
    ],
    [
      'es',
      'Avisadnos antes. Camino de la Fuente s/n, 21999 Navahonda.',
      'Camino de la Fuente s/n, 21999 Navahonda',
    ],
    [
      'es',
      'Av. de los Arcos 415-B, Col. Calesa, 76999 Querétaro',
      'Av. de los Arcos 415-B, Col. Calesa, 76999 Querétaro',
    ],
    [
      'pt',
      'Beco das Laranjeiras, 22, Centro, Santa Aurora - MG, 39999-000',
      'Beco das Laranjeiras, 22, Centro, Santa Aurora - MG, 39999-000',
    ],
    [
      'pt',
      'Rua das Gaivotas, 85 - Praia do Tinguá - 59.999-000 RN',
      'Rua das Gaivotas, 85, Praia do Tinguá - 59.999-000 RN',
    ],
    [
      'pt',
      'Vazante Ltda. - Rua das Paineiras, 640 - Jardim Alvorada - Serra Bonita/SP',
      'Rua das Paineiras, 640, Jardim Alvorada - Serra Bonita/SP',
    ],
  ])('in %s are read from "%s"', (language, line, expected) => {
    expect(addresses(line, language)).toContain(expected)
  })

  it('are not what a form below “Send us a message” asks for', () => {
    expect(addresses('Send us a message: Name, Email, Message')).toEqual([])
    expect(addresses('Where to find us: Villa Luna, North Shore')).toEqual([
      'Villa Luna, North Shore',
    ])
  })

  it('may have two lines', () => {
    expect(addresses('Hafenstraße 12\n20999 Hamburg', 'de')).toEqual([
      'Hafenstraße 12, 20999 Hamburg',
    ])
  })

  it.each([
    ['fr', 'Chemin des Aulnes, lieu-dit La Bruyère\n61999 Val-Moussu'],
    ['es', 'Polígono El Cascajal, nave 14, 49999 Villarejo del Esla'],
    ['en', 'Gull Rock, Ballyrone, Co. Sligo, F91 X0X0'],
    ['de', 'Fürther Straße 99, Hinterhaus, 2. Stock\n90999 Nürnberg'],
  ])('in %s need no number in the street: %s', (language, lines) => {
    expect(addresses(lines, language)).toEqual([lines.replace('\n', ', ')])
  })

  it('are not names of people or events before a number', () => {
    expect(addresses('Salon Anna, Inh. Anna Kurz\n2026 Sommerfest')).toEqual([])
    expect(addresses('Samstag, Marktplatz, 2026 Sommerfest', 'de')).toEqual([])
  })

  it.each([
    ['en', '1600 Pennsylvania Avenue NW, Washington, DC 20500'],
    ['en', '402 N. Broadway, Suite 5, Billings, Montana 59101'],
    ['en', '55 King Street W., Toronto, ON M5K 1A1'],
    ['en', '12/34 George St, Sydney NSW 2000'],
    ['fr', '12 bis, rue de la Paix, 75002 Paris'],
    ['es', 'Av. Insurgentes Sur 1234, Col. Del Valle, 03100 Ciudad de México'],
    ['nl', 'Kerkstraat 12 bus 3, 9000 Gent'],
    ['nl', "'t Hofke 3, 5641 AK Eindhoven"],
  ])('in %s are read whole: %s', (language, line) => {
    expect(addresses(line, language)).toEqual([line])
  })

  it('may begin with the town', () => {
    expect(addresses('80999 München, Hauptstr. 5', 'de')).toEqual(['Hauptstr. 5, 80999 München'])
  })

  it('are found after a label, in any format', () => {
    expect(addresses('Dirección: Km 2 vía al Mar, Edificio Sol, local 118', 'es')).toEqual([
      'Km 2 vía al Mar, Edificio Sol, local 118',
    ])
    expect(addresses('Email address: info@shop.example\nIP address: 10 0 0 1')).toEqual([])
  })

  it('need no word for a street below a label and above a town', () => {
    const under = (heading: string, lines: string) =>
      factsOn('address', `<html lang="es"><h2>${heading}</h2><p>${lines}</p></html>`).map(
        ({ value }) => value.address,
      )
    expect(under('Ubicación', 'Julio Arana 871<br>Salto, Uruguay')).toEqual([
      'Julio Arana 871, Salto, Uruguay',
    ])
    expect(under('Horarios', 'Julio Arana 871<br>Salto, Uruguay')).toEqual([])
    expect(under('Ubicación', 'Ómnibus Línea 12</p><p>Salimos a las ocho.')).toEqual([])
  })

  it('are not dates with a year, but streets may be named after a date', () => {
    expect(addresses('April 30, 2021, UTC +8')).toEqual([])
    expect(addresses('Via 25 Aprile 3, 2999 Lugano', 'it')).toEqual([
      'Via 25 Aprile 3, 2999 Lugano',
    ])
  })

  it('are found beside maps if the page does not contain them', () => {
    const map =
      '<iframe src="https://www.google.com/maps/embed/v1/place?q=Hauptstr.+1,+12999+Berlin"></iframe>'
    const [address] = factsOn('address', `<p>Here we are</p>${map}`)
    expect(address?.value.address).toBe('Hauptstr. 1, 12999 Berlin')
    const name = '<a href="https://www.google.com/maps/place/Anna+Pet+Clinic+AB1234/@1,2">Map</a>'
    expect(factsOn('address', `<p>Here we are</p>${name}`)).toEqual([])
  })

  it('are found in structured data', () => {
    const shop = {
      '@type': 'Store',
      address: { streetAddress: 'Quay 5', postalCode: '1999', addressLocality: 'Bergen' },
    }
    const script = `<script type="application/ld+json">${JSON.stringify(shop)}</script>`
    expect(factsOn('address', `<p>Hello.</p>${script}`)[0]?.value.address).toBe(
      'Quay 5, 1999 Bergen',
    )
  })

  it.each(['Since 1998 Family business', 'Order 12345 Apples', 'We sold 20000 Tickets in 2024'])(
    'are not read into other numbers: %s',
    (line) => expect(addresses(line)).toEqual([]),
  )

  it.each([
    ['fr', '18, rue des Tilleuls\n35999 Rennes', '18, rue des Tilleuls, 35999 Rennes'],
    ['de', 'Hafenstraße 12\n20999 - Hamburg', 'Hafenstraße 12, 20999 - Hamburg'],
  ])('in %s are read in the usual formats: %s', (language, lines, expected) => {
    expect(addresses(lines, language)).toEqual([expected])
  })

  it('may be a place below a label', () => {
    expect(addresses('Address: Villa de Luna, West Yorkshire')).toEqual([
      'Villa de Luna, West Yorkshire',
    ])
  })

  it('are read around a line in brackets', () => {
    const main = '<p>Hafenstraße 12<br>(Ecke Mühlgasse)<br>20999 Hamburg</p>'
    const found = factsOn('address', main, { language: 'de' })
    expect(found.map(({ value }) => value.address)).toEqual(['Hafenstraße 12, 20999 Hamburg'])
  })
})

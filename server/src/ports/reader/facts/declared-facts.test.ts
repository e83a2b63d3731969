import { describe, expect, it } from 'vitest'
import { factsOn } from '../../../test/facts.ts'

const declaring = (thing: object, main = '<p>Hello.</p>') =>
  `${main}<script type="application/ld+json">${JSON.stringify(thing)}</script>`

describe('facts that are declared for search engines', () => {
  it('are phones with their role', () => {
    const page = declaring({
      '@type': 'Organization',
      telephone: '+44 20 7946 0958',
      contactPoint: [{ telephone: '+44 20 7946 0000', contactType: 'emergency' }],
    })
    expect(factsOn('phone', page).map(({ role, value }) => [role, value.number])).toEqual([
      ['general', '+442079460958'],
      ['emergency', '+442079460000'],
    ])
  })

  it('include the number of the business where the text has only an emergency line', () => {
    const business = { '@type': 'AutoRepair', telephone: '+41 33 555 01 20' }
    const page = declaring(business, '<p>Pannendienst Tag und Nacht 079 555 01 21</p>')
    expect(factsOn('phone', page).map(({ role }) => role)).toEqual(['emergency', 'general'])
  })

  it('are opening hours in both forms', () => {
    const short = declaring({ '@type': 'Store', openingHours: ['Mo-Fr 09:00-18:00'] })
    expect(factsOn('hours', short)[0]?.value).toMatchObject({
      days: [0, 1, 2, 3, 4],
      spans: [{ opens: '09:00', closes: '18:00' }],
    })
    const long = declaring({
      '@type': 'Store',
      openingHoursSpecification: {
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '10:00',
        closes: '14:00',
      },
    })
    expect(factsOn('hours', long)[0]?.value.days).toEqual([5])
  })

  it('have the language of the page', () => {
    const page = declaring(
      {
        '@type': 'Store',
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Tuesday'], opens: '07:00', closes: '20:00' },
          { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
        ],
      },
      '<p>Bienvenidos a nuestra casa, donde le esperamos con mucho gusto cada mañana.</p>',
    )
    expect(factsOn('hours', `<html lang="es">${page}</html>`).map(({ text }) => text)).toEqual([
      'lunes, martes: 07:00–20:00',
      'domingo: cerrado',
    ])
  })

  it('are the offers of things', () => {
    const page = declaring({
      '@type': 'Product',
      name: 'Ship clock',
      offers: { price: '120', priceCurrency: 'NOK' },
    })
    expect(factsOn('price', page)[0]).toMatchObject({
      label: 'Ship clock',
      value: { amount: 120, currency: 'NOK' },
    })
  })

  it('are replaced by those in the text of the page', () => {
    const page = declaring(
      { '@type': 'Store', openingHours: 'Mo-Fr 09:00-18:00' },
      '<p>Open Monday to Friday 10–16</p>',
    )
    expect(factsOn('hours', page).map(({ value }) => value.spans[0]?.opens)).toEqual(['10:00'])
  })

  it('are read from microdata too', () => {
    const page = `<div itemscope itemtype="https://schema.org/Store"><meta itemprop="telephone" content="+44 20 7946 0958"></div>`
    expect(factsOn('phone', `<p>Hello.</p>${page}`)[0]?.value.number).toBe('+442079460958')
  })
})

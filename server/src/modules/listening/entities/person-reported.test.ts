import { expect, it } from 'vitest'
import { listen } from '../listen.ts'

it.each([
  ['en', 'Emma has had an accident, she is bleeding', null],
  ['en', 'Emma had an accident at school', null],
  ['en', 'Emma fell down the stairs', null],
  ['de', 'Emma hatte einen Unfall', null],
  ['fr', 'Emma a eu un accident', null],
  ['es', 'Emma ha tenido un accidente', null],
  ['it', 'Emma ha avuto un incidente', null],
  ['pt', 'A Emma teve um acidente', null],
  ['nl', 'Emma heeft een ongeluk gehad', null],
  ['en', "Tom Reed, I've had an accident", 'Tom Reed'],
  ['en', "This is Tom Reed and I've had an accident", 'Tom Reed'],
  ['it', 'mi chiamo Michele e ho una perdita d’acqua', 'Michele'],
])('who reports bad news of somebody is not called so (%s: %s)', (language, text, name) => {
  const heard = listen(text, { language, languages: [language], before: null, asked: 'name' })
  expect(heard.name).toBe(name)
})

import { expect, it } from 'vitest'
import { sayDay, sayTime } from './say.ts'
import { LANGUAGES } from './talk-words.ts'

// An offer is found in the agent's words by its days.
it.each(LANGUAGES)('in %s, a time contains its day as it is said alone', (language) => {
  for (const month of ['01', '08', '12']) {
    const at = new Date(`2026-${month}-09T14:30:00Z`)
    expect(sayTime(language, at, 'Europe/Berlin')).toContain(sayDay(language, at, 'Europe/Berlin'))
  }
})

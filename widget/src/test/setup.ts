import { clear } from '#dom'
import { afterEach } from 'vitest'

// Here and not in a module the test files share: that one is run once, this for every file.
afterEach(clear)

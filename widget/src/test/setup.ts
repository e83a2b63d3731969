import { clear } from '#dom'
import { afterEach } from 'vitest'

// In the setup file rather than in a shared module, which would run once instead of for every test file.
afterEach(clear)

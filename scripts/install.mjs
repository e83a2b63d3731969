/** Installs the dependencies and nothing else. */
import { install } from './lib/install.mjs'

await install()

/** Installs the dependencies and does nothing else. */
import { install } from './lib/install.mjs'

await install()

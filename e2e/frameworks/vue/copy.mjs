// Copies the scripts of the package, so that the app serves them like files of its own.
import { cpSync } from 'node:fs'

cpSync('node_modules/nexus-widget/dist', 'public/nexus', { recursive: true })

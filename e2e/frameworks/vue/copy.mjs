// The scripts of the package, served by the app itself as any other file of its own.
import { cpSync } from 'node:fs'

cpSync('node_modules/nexus-widget/dist', 'public/nexus', { recursive: true })

/** `npm run frameworks [-- playwright arguments]`: the packed React package in real builds of the frameworks people use it with. */
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import { frameworksStep } from './lib/tests.mjs'

await install()
await runSteps([{ title: 'builds', run: build }, frameworksStep(process.argv.slice(2))])

/** `npm run recount`: recounts what every account has; on the embedded database only while the server is stopped. */
import { runProduct } from './lib/product.mjs'

await runProduct('recount', process.argv.slice(2))

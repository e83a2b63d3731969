/** `npm run recount`: what every account has is counted anew; on the embedded database while the server is stopped. */
import { runProduct } from './lib/product.mjs'

await runProduct('recount', process.argv.slice(2))

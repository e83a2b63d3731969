/** `npm run backup [-- folder or file.tar.gz]`: everything in one file, while the server runs or not. */
import { runProduct } from './lib/product.mjs'

await runProduct('backup', process.argv.slice(2))

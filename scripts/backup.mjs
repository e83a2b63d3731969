/** `npm run backup [-- folder or file.tar.gz]`: saves everything to one file, whether the server is running or not. */
import { runProduct } from './lib/product.mjs'

await runProduct('backup', process.argv.slice(2))

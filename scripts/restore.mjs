/** `npm run restore -- file.tar.gz`: restores a backup into an empty place. */
import { runProduct } from './lib/product.mjs'

await runProduct('restore', process.argv.slice(2))

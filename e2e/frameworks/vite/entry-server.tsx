import { renderToString } from 'react-dom/server'
import { Support } from './Support'

export const page = () => renderToString(<Support />)

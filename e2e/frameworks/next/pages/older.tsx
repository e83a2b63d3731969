import { Support } from '../Support'

export default function Page() {
  return <Support />
}

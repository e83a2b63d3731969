import { Support } from '../Support'

export default function Home() {
  return <Support />
}

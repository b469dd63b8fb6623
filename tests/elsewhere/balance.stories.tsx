import { http } from 'msw/http'
import { useEffect, useState } from 'react'
import { storyWorld } from '../avaz/mocks/runtime/story-worlds.ts'

function Balance() {
  const [said, setSaid] = useState('')
  useEffect(() => {
    void fetch('/api/customer/balance').then(({ status }) => setSaid(String(status)))
  }, [])
  return <p role="status">{said}</p>
}

const world = await storyWorld('balance', 'low-balance')
const answers = http.all(/\/(?:api|sandbox)\//, ({ request }) => world.fetch(request))

export default { title: 'Balance', component: Balance, parameters: { msw: { handlers: [answers] } } }

export const LoggedOut = {}

import { startSandbox } from '@avaz/sandbox/worker'
import { createRoot } from 'react-dom/client'
import { Balance } from './balance.tsx'

if (location.search === '?sandbox') {
  await startSandbox({ scenario: 'low-balance' })
}

createRoot(document.getElementById('root') as HTMLElement).render(<Balance />)

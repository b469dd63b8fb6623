import { useEffect, useState } from 'react'

async function readBalance(): Promise<string> {
  const login = await fetch('/api/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'leyla@avaz.example', password: 'sozun-sesi-1' }),
  })
  const { data } = await login.json()
  const headers = { authorization: `Bearer ${data.access_token}` }
  const answer = await fetch('/api/customer/balance', { headers })
  return (await answer.json()).data.balance.amount
}

export function Balance() {
  const [balance, setBalance] = useState('')
  useEffect(() => {
    readBalance().then(setBalance)
  }, [])
  return <p role="status">{balance}</p>
}

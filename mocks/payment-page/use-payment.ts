import { useEffect, useReducer, useState } from 'react'
import type { World } from '#mocks/world.ts'
import { type PaymentWay, returnAddress } from './payment-ways.ts'

const REFRESH_MS = 1000

export function usePayment(world: World, id: string) {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const [isBusy, setBusy] = useState(false)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => void world.settle().then(refresh), REFRESH_MS)
    return () => clearInterval(timer)
  }, [world])

  const end = async (way: PaymentWay) => {
    setBusy(true)
    // An existing outcome of the payment wins over the choice made here.
    const payment = await world.write((tx) => {
      way.happen(tx, id)
      return tx.payments.need(id)
    })
    if (way.back === undefined) setLost(true)
    else location.assign(returnAddress(payment, location.origin))
  }
  return { payment: world.db.payments.get(id), isBusy, isLost, end: (way: PaymentWay) => void end(way) }
}

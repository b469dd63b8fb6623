import { useState } from 'react'

interface PriceRequest {
  answer(isYes: boolean): void
}

/** Asks whether to start something with an unknown price; `ask` returns the answer. */
export function useUnknownPrice() {
  const [asked, setAsked] = useState<PriceRequest>()
  return {
    isOpen: asked !== undefined,
    ask: () =>
      new Promise<boolean>((resolve) => {
        setAsked({
          answer(isYes) {
            setAsked(undefined)
            resolve(isYes)
          },
        })
      }),
    answer: (isYes: boolean) => asked?.answer(isYes),
  }
}

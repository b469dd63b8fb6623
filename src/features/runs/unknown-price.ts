import { useState } from 'react'

interface Asked {
  answer(isYes: boolean): void
}

/** The question whether to start what nobody knows the price of; `ask` gives the answer. */
export function useUnknownPrice() {
  const [asked, setAsked] = useState<Asked>()
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

import { createContext } from 'react'

/** What is made costs the same in every voice: none is dearer or cheaper here. */
export const SamePriceContext = createContext(false)

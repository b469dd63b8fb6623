import { createContext } from 'react'

/** This service charges the same for every voice. */
export const SamePriceContext = createContext(false)

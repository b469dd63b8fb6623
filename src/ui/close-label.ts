import { createContext } from 'react'

/** Name of every close button without one of its own, in the language of the app, which provides it once. */
export const CloseLabelContext = createContext('')

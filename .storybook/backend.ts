import type { Loader } from '@storybook/react-vite'
import { isDocs } from './is-docs.ts'

const loadBackend = () => import('./story-backend.ts')

// Requested at once by the page of a story, while the story itself is loaded.
if (!isDocs) loadBackend()

/** Gives a story its backend. Lazy, because a docs page shows its texts before any story runs. */
export const backendLoader: Loader = async (context) => (await loadBackend()).startBackend(context)

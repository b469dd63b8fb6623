import type { Loader } from '@storybook/react-vite'

/**
 * The one place where stories get their backend: `[mswLoader(memoisedSetup)]`, with the setup of
 * `mocks/runtime/storybook.ts`. Stories of `ui` need none.
 */
export const backendLoaders: Loader[] = []

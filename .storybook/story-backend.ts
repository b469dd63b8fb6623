import type { Loader } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { startStoryWorker } from '#mocks/runtime/storybook.ts'
import { storyWorldLoader } from './story-world.ts'

const startWorker = mswLoader(startStoryWorker)

/**
 * The only place where stories get their backend: one memoised worker for all stories, and a separate world for
 * each story that asks for one. Stories of `ui` need none.
 */
export const startBackend: Loader = async (context) =>
  Object.assign({}, ...(await Promise.all([startWorker(context), storyWorldLoader(context)])))

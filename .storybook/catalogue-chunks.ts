import { join, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { staticClosure } from '../scripts/build/static-closure.ts'

const fileHere = (file: string) => [
  join(import.meta.dirname, file)
    .split(sep)
    .join('/'),
]

/** Files of every page of the catalogue, those that stories of whole apps add, and those that every story adds. */
const FILES_BY_CHUNK = {
  preview: fileHere('preview.tsx'),
  app: fileHere('../src/app/app.tsx'),
  backend: fileHere('story-backend.ts'),
}

/** Texts of one language: a story of the app loads all of them. */
const TEXTS = /[\\/]locales[\\/](\w+)[\\/]/

/** Parts of the app that only some stories show, with the libraries of small files that only they use. */
const SCREENS =
  /[\\/]src[\\/](?!i18n[\\/]texts[\\/])|[\\/]node_modules[\\/](?:lucide-react|@tanstack|react-hook-form|@hookform)[\\/]/

/**
 * A few large files instead of the 470 that a story of the app loaded: a docs page starts the app of each such story in
 * a frame of its own, and each file costs the browser more than its size. Modules still run on their first use only,
 * because Storybook builds with the strict order of execution.
 */
export const catalogueChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // A group of its own, because the preview of the MSW addon needs it without the rest of the backend.
    { name: 'msw', test: /[\\/]node_modules[\\/](?:msw|@mswjs|@open-draft)[\\/]/, priority: 40 },
    { name: (id) => TEXTS.exec(id)?.[1] ?? null, debugName: 'texts', priority: 30 },
    {
      name: (id, graph) =>
        Object.entries(FILES_BY_CHUNK).find(([, roots]) => staticClosure(roots, graph).has(id))?.[0] ?? null,
      debugName: 'parts',
      includeDependenciesRecursively: false,
      priority: 20,
    },
    { name: 'screens', test: SCREENS, includeDependenciesRecursively: false, priority: 10 },
  ],
}

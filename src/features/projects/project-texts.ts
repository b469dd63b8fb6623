import type { QueryClient } from '@tanstack/react-query'
import { projectsQueries } from './projects-queries.ts'

const TEXTS_KEY = [...projectsQueries.all, 'texts'] as const

/** Keeps the texts of a project that the customer leaves, for the search over all projects. */
export function cacheProjectTexts(client: QueryClient, id: number, texts: readonly string[]) {
  client.setQueryDefaults(TEXTS_KEY, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData([...TEXTS_KEY, id], texts)
}

/** Texts of a project that was open in this visit. */
export const cachedProjectTexts = (client: QueryClient, id: number): readonly string[] =>
  client.getQueryData<readonly string[]>([...TEXTS_KEY, id]) ?? []

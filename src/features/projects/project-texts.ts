import type { QueryClient } from '@tanstack/react-query'
import { projectsQueries } from './projects-queries.ts'

const TEXTS = [...projectsQueries.all, 'texts'] as const

/** Keeps the texts of a project that the customer leaves, for the search over all projects. */
export function keepProjectTexts(client: QueryClient, id: number, texts: readonly string[]) {
  client.setQueryDefaults(TEXTS, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData([...TEXTS, id], texts)
}

/** Texts of a project that was open in this visit. */
export const keptProjectTexts = (client: QueryClient, id: number): readonly string[] =>
  client.getQueryData<readonly string[]>([...TEXTS, id]) ?? []

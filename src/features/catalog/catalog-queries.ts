import { queryOptions, skipToken } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getFormats, getLanguages, getService, getServices } from '#src/contract/catalog.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'

/** Prices, limits and languages seldom change; a change of the interface language refetches anyway. */
const CATALOG_FRESH_MS = 600_000
/** The page below the header does not repeat a request that the header has just made. */
const RECENT_REQUEST_MS = 3_000

export const catalogQueries = {
  all: ['catalog'] as const,
  services: () =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'services'],
      async queryFn({ client, signal }) {
        const { services, unknown_titles } = await request(getServices, {}, signal)
        // The list has the price and limits of each service, so no page requests them again.
        for (const { projects: _, ...service } of services)
          client.setQueryData(catalogQueries.service(service.slug).queryKey, service)
        client.setQueryData(catalogQueries.unknownServices().queryKey, unknown_titles)
        return services
      },
      // Each service comes with its first projects; `projectChanged` invalidates them after changes made
      // here.
      staleTime: RECENT_REQUEST_MS,
    }),
  /** Titles of services that the app does not know; they come with the others. */
  unknownServices: () =>
    queryOptions<readonly string[]>({
      queryKey: [...catalogQueries.all, 'unknown services'],
      queryFn: skipToken,
    }),
  service: (slug: ServiceSlug) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'service', slug],
      queryFn: async ({ signal }) => (await request(getService, { params: { slug } }, signal)).service,
      staleTime: CATALOG_FRESH_MS,
    }),
  languages: () =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'languages'],
      queryFn: async ({ signal }) => (await request(getLanguages, {}, signal)).languages,
      staleTime: CATALOG_FRESH_MS,
      meta: { silent: true },
    }),
  formats: (slug: ServiceSlug) =>
    queryOptions({
      queryKey: [...catalogQueries.all, 'formats', slug],
      queryFn: async ({ signal }) => (await request(getFormats, { params: { slug } }, signal)).formats,
      staleTime: CATALOG_FRESH_MS,
    }),
}

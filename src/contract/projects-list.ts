import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { ServiceSlug } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'

export const getProjects = defineEndpoint({
  name: 'getProjects',
  method: 'GET',
  path: '/services/{slug}/get-projects',
  summary: 'All of the customer’s projects in a service, without their bodies.',
  params: { slug: ServiceSlug },
  data: z.object({ projects: z.array(ProjectSummary) }),
})

import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { TITLE_MAX } from './limits.ts'
import { IdText, ServiceSlug, trimmed } from './primitives.ts'
import { ProjectSummary } from './project-summary.ts'

const projectParams = { slug: ServiceSlug, id: IdText }

/** Title of a project. */
export const Title = z.string().check(trimmed(), z.minLength(1), z.maxLength(TITLE_MAX))

export const getProjects = defineEndpoint({
  name: 'getProjects',
  method: 'GET',
  path: firstPaths.projects,
  summary: 'All of the customer’s projects in a service, without their bodies.',
  params: { slug: ServiceSlug },
  data: z.object({
    /** Projects without their bodies, newest first. */
    projects: z.array(ProjectSummary),
  }),
})

export const deleteProject = defineEndpoint({
  name: 'deleteProject',
  method: 'DELETE',
  path: '/services/{slug}/{id}',
  summary: 'Deletes a project; refused (409) while work on it runs or is ordered.',
  params: projectParams,
})

export const updateTitle = defineEndpoint({
  name: 'updateTitle',
  method: 'PUT',
  path: '/services/{slug}/update-title/{id}',
  summary: 'Renames a project.',
  params: projectParams,
  body: z.object({
    /** New title. */
    title: Title,
  }),
  data: z.object({
    /** The renamed project, without its body. */
    project: ProjectSummary,
  }),
})

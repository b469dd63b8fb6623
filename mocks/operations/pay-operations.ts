import { NotBuiltYet, type Operations } from '#mocks/http/operation.ts'
import { ownProject } from './projects/own-project.ts'
import { serviceWorks } from './services/service-works.ts'
import { projectView } from './views/project-view.ts'
import { payQuote } from './work/order.ts'

/** Paying for quoted work. */
export const payOperations = {
  payProject(context) {
    const { tx, params, locale } = context
    const project = ownProject(context, params.slug, params.id)
    const { paid } = serviceWorks[params.slug]
    if (!paid) throw new NotBuiltYet(`payment for ${params.slug}`)
    paid(tx, payQuote(tx, project))
    return { project: projectView(tx, tx.projects.need(project.id), locale) }
  },
} satisfies Partial<Operations>

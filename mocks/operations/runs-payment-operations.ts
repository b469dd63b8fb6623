import { ownProject } from '#mocks/features/projects/own-project.ts'
import { payQuote } from '#mocks/features/runs/order.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import { services } from '#mocks/services/services.ts'
import { projectView } from './views/project-view.ts'

export const runsPaymentOperations = {
  payProject(context) {
    const { tx, params, locale } = context
    const project = ownProject(context, params.slug, params.id)
    const { paid } = services[params.slug]
    if (!paid) throw new Refusal(409, 'payment_none')
    paid(tx, payQuote(tx, project))
    return { project: projectView(tx, tx.projects.need(project.id), locale) }
  },
} satisfies Partial<Operations>

import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { muteOf } from '#mocks/services/chat-bot/mute-bot.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { selectHomeProjects } from '#src/rules/home-projects.ts'
import { summaryView } from './views/project-view.ts'
import { serviceView } from './views/service-view.ts'

const isRunning = ({ status }: ProjectRow) =>
  status === projectStatuses.IN_PROGRESS || status === projectStatuses.ORDERED

export const catalogOperations = {
  getLanguages: ({ tx, locale }) => ({
    languages: tx.languages
      .list()
      .map((row) => ({ ...row, name: row.name[locale], services: [...row.services] })),
  }),

  getServices: ({ tx, customer, locale }) => ({
    services: tx.services.list().map((row) => {
      const projects = tx.projects
        .list({ where: { customer_id: customer.id, slug: row.slug } })
        .map((project) => ({ ...project, mute: muteOf(tx, project) }))
      const { waiting, recent } = selectHomeProjects(projects, tx.now)
      return {
        ...serviceView(row, locale, projects.length),
        projects: [...new Set([...waiting, ...recent, ...projects.filter(isRunning)])].map((project) =>
          summaryView(tx, project, locale),
        ),
      }
    }),
  }),

  getService({ tx, customer, params, locale }) {
    const row = tx.services.first({ slug: params.slug })
    if (!row) throw new Refusal(404, 'not_found')
    const count = tx.projects.count({ where: { customer_id: customer.id, slug: row.slug } })
    return { service: serviceView(row, locale, count) }
  },

  getFormats: ({ tx, params, locale }) => ({
    formats: tx.formats
      .list({ filter: ({ services }) => services.includes(params.slug) })
      .map(({ services: _, ...row }) => ({
        ...row,
        label: row.label[locale],
        qualities: [...row.qualities],
        options: [...row.options],
      })),
  }),
} satisfies Partial<Operations>

import { startRun } from '#mocks/features/runs/start-run.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { speechProjects } from '#mocks/seed/projects/project-texts.ts'
import { type SeedProject, seedProject } from '#mocks/seed/projects/seed-project.ts'
import { projectStatuses } from '#src/contract/project.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

function sample(index: number): SeedProject {
  const project = speechProjects[index % speechProjects.length]
  if (!project) throw new RangeError(`there is no sample ${index}`)
  return project
}

export function seedAllStatuses(tx: Transaction, customerId: number): void {
  const list: SeedProject[] = [
    { ...sample(0), status: COMPLETED, daysAgo: 5 },
    { ...sample(1), status: DRAFT, daysAgo: 4 },
    { ...sample(4), status: REJECTED, daysAgo: 3 },
    { ...sample(3), status: WAITING_FOR_ORDERING, quoted: 1250, daysAgo: 2 },
    { ...sample(2), status: ORDERED, quoted: 900, daysAgo: 1 },
    { ...sample(5), title: 'Bayram təbriki', status: IN_PROGRESS, quoted: 300, daysAgo: 0 },
  ]
  for (const project of list) seedProject(tx, customerId, project)
}

export function seedManyProjects(tx: Transaction, customerId: number, count: number): void {
  for (let number = count; number >= 1; number -= 1) {
    const project = sample(number)
    const title = `${project.title} ${number}`
    const status = [DRAFT, COMPLETED, DRAFT, COMPLETED, REJECTED][number % 5] ?? DRAFT
    seedProject(tx, customerId, { ...project, title, status, daysAgo: number / 2 })
  }
}

export function seedGenerating(tx: Transaction, customerId: number): void {
  const draft = seedProject(tx, customerId, {
    ...sample(0),
    title: 'Muğam, bütün hissələr',
    status: COMPLETED,
    daysAgo: 0,
    blocks: [...sample(0).blocks, ...sample(1).blocks, ...sample(0).blocks].map(
      ({ edited: _, ...block }) => block,
    ),
  })
  startRun(tx, draft, { scope: 'changed' })
}

export function seedLongTitles(tx: Transaction, customerId: number): void {
  const titles = [
    'Azərbaycan Respublikasının ',
    'Müvəffəqiyyətsizləşdiricilərdən',
    'Высокопроизводительный ',
    'Çekoslovakyalılaştıramadıklarımız',
  ]
  titles.forEach((title, index) => {
    const long = title.repeat(6).slice(0, 120).trim()
    seedProject(tx, customerId, { ...sample(index), title: long, status: COMPLETED, daysAgo: index })
  })
}

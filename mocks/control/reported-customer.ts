import * as z from 'zod/mini'
import { Money } from '#src/contract/primitives.ts'
import { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'

type Fields = Readonly<Record<string, unknown>>

/** A customer as the responses of a report show them. */
export interface ReportedCustomer {
  /** Opened projects whose work goes on, as the latest responses show them. */
  readonly projects: readonly Project[]
  /** All projects by their ids, as all responses together show them. */
  readonly shown: ReadonlyMap<unknown, Fields>
  /** Money that the customer may spend, in qəpik; undefined if unknown. */
  readonly balance: number | undefined
  /** Ids of the charges that hold money, by the ids of their projects. */
  readonly holds: ReadonlyMap<number, number>
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

const dataOf = (answer: unknown): Fields => {
  const { success, data } = fieldsOf(answer)
  return success === true ? fieldsOf(data) : {}
}

/** Adds blocks to others, in their order; each replaces the one with its id. */
function withBlocks(before: readonly Fields[], later: readonly Fields[]): readonly Fields[] {
  const blocks = new Map([...before, ...later].map((block) => [block.id, block]))
  return [...blocks.values()].sort((a, b) => Number(a.sort) - Number(b.sort))
}

/** Whether a response has a whole project, not only what changed. */
const hasWholeProject = ({ project, since }: Fields) =>
  Array.isArray(fieldsOf(fieldsOf(project).body).blocks) && since === undefined

/** A project after another response about it: whole, only what changed, or without its body. */
function updateProject(before: Fields, data: Fields): Fields {
  const project = fieldsOf(data.project)
  const [body, earlier] = [fieldsOf(project.body), fieldsOf(before.body)]
  const known = hasWholeProject(data) ? [] : listOf(earlier.blocks)
  const blocks = withBlocks(known, [...listOf(body.blocks), ...listOf(data.blocks)])
  return { ...before, ...project, body: { ...earlier, ...body, blocks } }
}

const BalanceAmount = z.object({ balance: z.object({ amount: Money }) })
const Hold = z.object({ id: z.int(), status: z.literal('in-progress'), project: z.object({ id: z.int() }) })

const isGoingOn = ({ status }: Project) =>
  status === projectStatuses.IN_PROGRESS || status === projectStatuses.ORDERED

/** Reads the responses of a report, oldest first. Projects that break the contract are left out. */
export function reportedCustomer(answers: readonly unknown[]): ReportedCustomer {
  const projects = new Map<unknown, Fields>()
  const holds = new Map<number, number>()
  let balance: number | undefined
  for (const data of answers.map(dataOf)) {
    const { id } = fieldsOf(data.project)
    if (id !== undefined) projects.set(id, updateProject(projects.get(id) ?? {}, data))
    for (const item of listOf(data.items)) {
      const hold = z.safeParse(Hold, item).data
      if (hold) holds.set(hold.project.id, hold.id)
    }
    const amount = z.safeParse(BalanceAmount, data).data?.balance.amount
    if (amount !== undefined) balance = qepikOf(amount)
  }
  const read = [...projects.values()].flatMap((project) => z.safeParse(Project, project).data ?? [])
  return { projects: read.filter(isGoingOn), shown: projects, balance, holds }
}

/** A response with its whole project, if it has one, as later responses show it. */
export function withLaterChanges<Answer>(answer: Answer, { shown }: ReportedCustomer): Answer {
  const data = dataOf(answer)
  const latest = shown.get(fieldsOf(data.project).id)
  return latest && hasWholeProject(data) ? { ...answer, data: { ...data, project: latest } } : answer
}

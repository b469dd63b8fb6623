import { statusAfter } from '#mocks/domain/project-status.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { payFromHold, requireExpectedPrice } from '#mocks/features/runs/hold-price.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import type { StartedRun } from '#mocks/features/service.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { MessageRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Question } from '#src/contract/generate-body.ts'
import type { MuteReason } from '#src/contract/project-summary.ts'
import { moneyOf } from '#src/rules/money.ts'
import { type Reply, replyTo } from './answers/reply.ts'
import { languageOfProject, searchOf } from './bot-search.ts'
import { settingsOf } from './bot-settings.ts'

export interface AskedQuestion extends Question {
  /** Site of the visitor who asks; `null` for the customer. */
  host: string | null
  expectedPrice?: string | undefined
}

/** Price of an answer in qəpik. */
export const answerPrice = (tx: Pick<Transaction, 'services'>) =>
  tx.services.first({ slug: 'chat-bot' })?.price ?? 0

/** Price of this answer: the customer tries a sample out for free. */
const priceOf = (tx: Transaction, { is_sample }: ProjectRow, { host }: Pick<AskedQuestion, 'host'>) =>
  is_sample && host === null ? 0 : answerPrice(tx)

function addMessage(tx: Transaction, projectId: number, text: string, message: MessageRow): number {
  const content = { type: 'message', text, voice_id: null, settings: null } as const
  const { id } = tx.blocks.create(newBlock(projectId, null, content))
  tx.blocks.update(id, { message, status: 'ready' })
  return id
}

function addTurn(
  tx: Transaction,
  project: ProjectRow,
  { text, conversation_id, host }: AskedQuestion,
  reply: Reply,
): [asked: number, answered: number] {
  const said = { conversation_id, host, at: tx.now }
  const asked = addMessage(tx, project.id, text, { ...said, role: 'visitor' })
  const { text: answer, citations, ...rest } = reply
  const answered = addMessage(tx, project.id, answer, {
    ...said,
    ...rest,
    role: 'bot',
    citations: [...citations],
  })
  saveOutline(tx, project.id, [...outlineOf(tx, project.id), asked, answered])
  return [asked, answered]
}

/** Keeps a visitor's question that the bot could not answer, so that its owner can. */
export function addUnanswered(
  tx: Transaction,
  project: ProjectRow,
  { text, conversation_id, host }: AskedQuestion,
  refused: MuteReason,
): void {
  const said = { conversation_id, host, at: tx.now, role: 'visitor', outcome: 'unanswered', refused } as const
  saveOutline(tx, project.id, [...outlineOf(tx, project.id), addMessage(tx, project.id, text, said)])
  changeProject(tx, project.id, {})
}

function chargeAnswer(
  tx: Transaction,
  project: ProjectRow,
  { cost, expectedPrice }: { cost: number; expectedPrice: string | undefined },
  messageId: number,
) {
  const { run, price } = openRun(tx, { project, cost, expectedPrice }, [messageId])
  payFromHold(tx, run, cost)
  tx.runs.update(run.id, { done: 1, made: 1, units: 1, ended_at: tx.now })
  const status = statusAfter(statusAfter(project.status, 'generate'), 'finish')
  const paid = { status, run_id: run.id, reject: null, spent: project.spent + cost }
  return { project: changeProject(tx, project.id, paid), price }
}

/**
 * Answers a question and stores both. Charges only for answers from the sources.
 * @throws RuleError, Refusal; nothing has changed then
 */
export function askBot(
  tx: Transaction,
  project: ProjectRow,
  asked: AskedQuestion,
): StartedRun & { reply: Reply } {
  const search = searchOf(tx, project)
  if (!search) throw new Refusal(409, 'bot_without_sources')
  const cost = priceOf(tx, project, asked)
  requireExpectedPrice(cost, asked.expectedPrice)
  const reply = replyTo(asked.text, search, settingsOf(tx, project), languageOfProject(tx, project))
  const added = addTurn(tx, project, asked, reply)
  if (reply.outcome !== 'answered')
    return { project: changeProject(tx, project.id, {}), price: moneyOf(0), added, reply }
  return {
    ...chargeAnswer(tx, project, { cost, expectedPrice: asked.expectedPrice }, added[1]),
    added,
    reply,
  }
}

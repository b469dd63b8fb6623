import { previewFile } from '#mocks/features/audio/previews.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { say } from '#mocks/messages/catalogue.ts'
import type { Clone } from '#src/contract/cloning.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { moneyOf } from '#src/rules/money.ts'
import { stepMs, TRAINING_STEPS } from './clone-events.ts'
import { cloneOf } from './clone-of.ts'
import { isChanged, isEnough, objectionTo } from './clone-samples.ts'

const { DRAFT, IN_PROGRESS, REJECTED } = projectStatuses

/** Price of a voice in qəpik, independent of the number of samples. */
export const priceOfClone = (tx: Transaction) => tx.services.first({ slug: 'cloning' })?.price ?? 0

export function cloneView(tx: Transaction, project: ProjectRow, locale: LocaleCode): Clone {
  const {
    samples,
    image,
    permission,
    trained: _,
    progress: __,
    id: ___,
    likeness,
    ...clone
  } = cloneOf(tx, project)
  // Too few samples have a separate message.
  const reason = isEnough(samples) ? objectionTo(samples) : null
  return {
    ...clone,
    samples: samples.map(
      ({ file, speech: _, tone: __, tone_low: ___, tone_high: ____, pace: _____, ...sample }) => ({
        ...sample,
        audio_url: tx.files.url(file),
      }),
    ),
    image: image && tx.files.url(image.key),
    permission_file: permission?.name ?? null,
    likeness: likeness && {
      samples: likeness.samples,
      voice: likeness.voice,
      preview_url: tx.files.url(likeness.preview),
    },
    objection: reason && say(locale, reason),
    is_changed: isChanged(cloneOf(tx, project)),
  }
}

export function cloneSummary(tx: Transaction, project: ProjectRow): Partial<ProjectSummary> {
  const { progress, voice_id } = cloneOf(tx, project)
  const preview_url = voice_id === null ? null : tx.files.url(previewFile(voice_id))
  if (project.status === DRAFT || project.status === REJECTED) {
    return { preview_url, price: moneyOf(priceOfClone(tx)) }
  }
  if (project.status !== IN_PROGRESS) return { preview_url }
  const stepsLeft = TRAINING_STEPS * (1 - progress / 100)
  return { preview_url, progress, eta_seconds: Math.ceil((stepsLeft * stepMs(tx)) / 1000) }
}

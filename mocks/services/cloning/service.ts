import { RENTAL_COMMISSION_PERCENT } from '#mocks/domain/rental.ts'
import { withCaptcha } from '#mocks/features/account/require-captcha.ts'
import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { quoteProject } from '#mocks/features/runs/quote.ts'
import type { ContextOf, Service } from '#mocks/features/service.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { CloneRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { MIN_SAMPLES_SECONDS } from '#src/contract/form-choices.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { detailErrors, nameErrors, refuseErrors } from './check-details.ts'
import { cloneEvents, planCheck } from './clone-events.ts'
import { checkFiles, saveFiles } from './clone-files.ts'
import { cloneOf, saveClone } from './clone-of.ts'
import { isChanged, isEnough, usableSeconds } from './clone-samples.ts'
import { cloneSummary, cloneView, priceOfClone } from './clone-view.ts'
import { renameVoice } from './clone-voice.ts'
import { continueTraining } from './continue-training.ts'
import { facts } from './facts.ts'
import { likenessOf } from './likeness.ts'
import { rentEvents, saveRent } from './rent-events.ts'
import { type MeasuredSamples, measureSamples, sampleErrors, takeSamples } from './take-samples.ts'

/** @throws Refusal 422 if the usable part of the samples is too short */
function requireEnough({ samples }: Pick<CloneRow, 'samples'>) {
  if (isEnough(samples)) return
  throw new Refusal(422, 'clone_not_enough', {
    params: { seconds: Math.floor(usableSeconds(samples)), needed: MIN_SAMPLES_SECONDS },
    errors: { samples: ['clone_not_enough'], ...sampleErrors(samples) },
  })
}

function removeSamples(tx: Transaction, clone: CloneRow, ids: readonly number[]) {
  for (const { id, file } of clone.samples) if (ids.includes(id)) tx.files.remove(file)
  return clone.samples.filter(({ id }) => !ids.includes(id))
}

async function changeClone(
  { tx, customer, body, locale }: ContextOf<'updateSettings'>,
  project: ProjectRow,
  measured: MeasuredSamples,
): Promise<Partial<ProjectRow>> {
  const { title, language, clone: details, samples: files = [], removed_samples = [], is_rented } = body
  const before = cloneOf(tx, project)
  const patch = { title: title ?? project.title, language: language ?? project.language }
  refuseErrors({
    ...nameErrors({ tx, customer, locale, projectId: project.id }, patch.title),
    ...detailErrors(
      { ...before, ...details },
      {
        hasPermission: before.permission !== null || body.permission !== undefined,
      },
    ),
    ...(files.length > 0 && body.consent !== true && { consent: ['clone_consent_needed'] }),
    ...(project.is_sample && is_rented && { is_rented: ['clone_is_sample'] }),
  })
  requireLanguage(tx, 'cloning', patch.language)
  await checkFiles(body)
  const kept = removeSamples(tx, before, removed_samples)
  const taken = await takeSamples(tx, { ...before, samples: kept }, body, measured)
  const samples = [...kept, ...taken]
  if (samples.length === 0) refuseErrors({ samples: ['clone_no_samples'] })
  const clone = saveClone(tx, {
    ...before,
    ...details,
    samples,
    is_rented: is_rented ?? before.is_rented,
    ...(await saveFiles(tx, before, body)),
  })
  renameVoice(tx, { ...project, ...patch }, clone)
  saveRent(tx, clone)
  return patch
}

export const cloning: Service = {
  facts,
  without: {
    addBlock: 'blocks_none',
    updateBlock: 'blocks_none',
    deleteBlock: 'blocks_none',
    duplicateBlock: 'blocks_none',
    sortBlocks: 'blocks_none',
  },
  events: [...cloneEvents, ...rentEvents],

  begin({ tx, customer, body, locale }) {
    return withCaptcha(tx, body.captcha_token, async () => {
      const { title = '', clone, samples = [], image, permission } = body
      refuseErrors({
        ...(samples.length === 0 && { samples: ['clone_no_samples'] }),
        ...nameErrors({ tx, customer, locale }, title),
        ...(clone
          ? detailErrors(clone, { hasPermission: permission !== undefined })
          : { 'clone.gender': ['field_choice'] }),
        ...(body.consent !== true && { consent: ['clone_consent_needed'] }),
      })
      await checkFiles({ image, permission })
      return {}
    })
  },

  async prepareInit(early) {
    const measured = await measureSamples(early, early.body.samples ?? [])
    return async ({ tx, body }, project) => {
      const { clone: details, ...given } = body
      if (!details) return
      const clone = { ...cloneOf(tx, project), ...details }
      const samples = await takeSamples(tx, clone, given, measured)
      requireEnough({ samples })
      saveClone(tx, { ...clone, samples, ...(await saveFiles(tx, clone, given)) })
    }
  },

  rename({ tx, customer, body, locale }, project) {
    refuseErrors(nameErrors({ tx, customer, locale, projectId: project.id }, body.title))
    renameVoice(tx, { ...project, title: body.title }, cloneOf(tx, project))
  },

  async prepareSettings(early) {
    const measured = await measureSamples(early, early.body.samples ?? [])
    return (context, project) => changeClone(context, project, measured)
  },

  async generate({ tx, engines, body }, project) {
    const clone = cloneOf(tx, project)
    requireEnough(clone)
    if (project.status === projectStatuses.COMPLETED && !isChanged(clone)) {
      throw new Refusal(422, 'clone_unchanged')
    }
    const quoted = quoteProject(tx, project, priceOfClone(tx), body.expected_price)
    saveClone(tx, { ...clone, likeness: await likenessOf({ tx, engines }, project, clone) })
    return quoted
  },

  paid: (tx, project) => planCheck(tx, project),
  continueWork: continueTraining,
  summary: cloneSummary,
  body: (tx, project, locale) => ({ clone: cloneView(tx, project, locale) }),
  // The voice of a sample is not the customer's, so it cannot be rented out.
  commission: (tx, project) =>
    project.is_sample || cloneOf(tx, project).voice_id === null ? null : RENTAL_COMMISSION_PERCENT,

  madeVoice: (tx, { id }) => tx.clones.get(id)?.voice_id ?? null,
  remove(tx, project: ProjectRow) {
    const clone = tx.clones.get(project.id)
    if (!clone) return
    for (const { file } of clone.samples) tx.files.remove(file)
    if (clone.image) tx.files.remove(clone.image.key)
    if (clone.permission) tx.files.remove(clone.permission.key)
    tx.clones.remove(clone.id)
  },
}

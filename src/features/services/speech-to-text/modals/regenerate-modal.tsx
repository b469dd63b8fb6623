import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { Refusals } from '#src/api/api-error.ts'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import { useRefusals } from '#src/api/use-refusals.ts'
import { TranscriptOptions, type TranscriptRequest } from '#src/contract/generate-body.ts'
import type { Rejection } from '#src/contract/project-summary.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { blockIdsOf } from '#src/features/editor/edited-project.ts'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { PriceDetails } from '#src/features/runs/price-details.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { OptionsFields } from '../create/options-fields.tsx'
import { hasChangedWords, isChangedSegment } from '../transcript/changed-segments.ts'
import { secondsOf, type TranscriptRun } from '../transcript/use-transcript-run.ts'
import { KEEP_NAMES_FIELD, MODE_FIELD, PriorFields } from './prior-fields.tsx'
import { type Scope, ScopeField } from './scope-field.tsx'

const AUTOMATIC_OPTIONS: TranscriptOptions = {
  language: null,
  speakers: null,
  audio_events: false,
  key_terms: [],
}

const TypedOptions = z.object({ key_terms: TranscriptOptions.shape.key_terms })

/** Saves typed options as a draft; selected ones are not saved. */
function useSavedOptions() {
  const { body, projectId } = useEditor()
  const begun = useSignal(body).transcript?.options ?? AUTOMATIC_OPTIONS
  const [options, setOptions] = useState(begun)
  const { key_terms } = options
  const { isRestored, finish } = useDraft({
    kind: { name: `transcripts again ${projectId}`, version: 1, schema: TypedOptions },
    fields: { key_terms },
    isTouched: key_terms.join('\n') !== begun.key_terms.join('\n'),
    onRestore: (left) => setOptions((now) => ({ ...now, ...left })),
  })
  const startAfresh = () => setOptions((now) => ({ ...now, key_terms: begun.key_terms }))
  return { options, setOptions, isRestored, finish, startAfresh }
}

const FIELDS_SHOWN_HERE = ['block_ids', 'scope', KEEP_NAMES_FIELD, MODE_FIELD]

interface RegenerateModalProps {
  run: TranscriptRun
  fixed?: Rejection | undefined
  onClose: () => void
}

function useChoice(run: TranscriptRun) {
  const editor = useEditor()
  const { selection } = editor
  const { options, setOptions, finish, isRestored, startAfresh } = useSavedOptions()
  const [chosen] = useState(() =>
    blocksOf(editor.store.getState()).filter(({ key }) => selection.keys.get().has(key)),
  )
  const [scope, setScope] = useState<Scope>(chosen.length > 0 ? 'selected' : 'all')
  const [keepsNames, setKeepsNames] = useState(true)
  const [mode, setMode] = useState<TranscriptRequest['mode']>('new_version')
  const all = blocksOf(editor.store.getState())
  // Segments transcribed again in place keep their times and speakers.
  const changed = scope === 'all' ? all.filter(isChangedSegment) : chosen.filter(hasChangedWords)
  const price = scope === 'all' ? run.price : run.segmentPrice(chosen)
  const seconds = scope === 'all' ? run.duration : secondsOf(chosen)
  async function start(onBegun: () => void) {
    const transcript = { options, keep_speaker_names: keepsNames, mode }
    const keys = chosen.map(({ key }) => key)
    const part =
      scope === 'selected'
        ? { scope: 'blocks' as const, blockIds: blockIdsOf(editor, keys) }
        : { scope: 'all' as const }
    const outcome = await run.start({ ...part, price, transcript })
    // Field errors can be corrected here; any other error is shown next to the transcript.
    if (!outcome || Object.keys(outcome.refused).length > 0) return
    finish()
    selection.clear()
    onBegun()
  }
  return {
    ...{
      options,
      setOptions,
      isRestored,
      startAfresh,
      scope,
      setScope,
      keepsNames,
      setKeepsNames,
      mode,
      setMode,
    },
    chosen,
    changed: changed.length,
    price,
    seconds,
    hasText: all.length > 0,
    start,
  }
}

type Choice = ReturnType<typeof useChoice>

const isWrongLanguage = ({ code }: Rejection) => code === 'wrong_language'

/** Errors of the options: the latest response's or, before there is one, the reason for the last rejection. */
function useOptionRefusals(refusals: Refusals, hasText: boolean, fixed: Rejection | undefined) {
  return useMemo(() => {
    const said = errorsOutsideForm(refusals, hasText ? FIELDS_SHOWN_HERE : [])
    const isFirst = Object.keys(refusals).length === 0
    return isFirst && fixed && isWrongLanguage(fixed) ? { ...said, language: fixed.message } : said
  }, [refusals, hasText, fixed])
}

function StartButton({ run, fixed, onClose, choice }: RegenerateModalProps & { choice: Choice }) {
  const { t } = useTranslation(['speech-to-text', 'runs'])
  const { money } = useFormat()
  const { price } = choice
  return (
    <Button
      variant="primary"
      disabled={price === 0 || run.isUnsure}
      isPending={run.isPending}
      onClick={() => choice.start(onClose)}
    >
      {t(fixed ? 'runs:rejected.resend' : 'work.start', { price: money(price) })}
    </Button>
  )
}

/**
 * Regenerate speech-to-text [spec]: transcribes the recording again, as a whole or in part, as a new version or in
 * place.
 */
export function RegenerateModal({ run, fixed, onClose }: RegenerateModalProps) {
  const { t } = useTranslation(['speech-to-text-lazy', 'common', 'runs'])
  const choice = useChoice(run)
  const { options, scope, setScope, chosen, hasText } = choice
  const refusals = useRefusals(run.refusals)
  const ofOptions = useOptionRefusals(run.refusals, hasText, fixed)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={fixed ? t('runs:rejected.fix') : t(hasText ? 'regenerate.title' : 'regenerate.firstTitle')}
      cancelLabel={t('common:actions.cancel')}
      actions={<StartButton {...{ run, fixed, onClose, choice }} />}
    >
      <div className="flex flex-col gap-6">
        {choice.isRestored && <SavedDraftNotice of="changes" onAfresh={choice.startAfresh} />}
        {fixed && !isWrongLanguage(fixed) && <Notice tone="error">{fixed.message}</Notice>}
        {hasText && (
          <ScopeField
            label={t('regenerate.scope')}
            value={scope}
            count={chosen.length}
            error={refusals.of('block_ids') ?? refusals.of('scope')}
            onChange={(value) => {
              refusals.mend('block_ids', 'scope')
              setScope(value)
            }}
          />
        )}
        <OptionsFields options={options} refusals={ofOptions} onChange={choice.setOptions} />
        {hasText && (
          <PriorFields
            keepsNames={choice.keepsNames}
            onKeepNames={choice.setKeepsNames}
            mode={choice.mode}
            onMode={choice.setMode}
            refusals={refusals}
            changed={choice.changed}
            scope={scope}
          />
        )}
        <PriceDetails work={{ lengths: [choice.seconds] }} price={choice.price} service={run.service} />
      </div>
    </Modal>
  )
}

import { useId, useState } from 'react'
import { useRefusals } from '#src/api/use-refusals.ts'
import type { Rotation } from '#src/contract/generate-body.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { PriceDetails } from '#src/features/runs/price-details.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { textOfLines } from '#src/rules/page-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { LanguagesField } from '../form/languages-field.tsx'
import type { PagesRun } from '../pages/use-pages-run.ts'

interface ReadAgainModalProps {
  run: PagesRun
  pageKey: string | undefined
  onClose: () => void
}

const SCOPES = ['page', 'all'] as const
const ROTATIONS = [0, 90, 180, 270] as const

function useChoice(pageKey: string | undefined) {
  const editor = useEditor()
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('page')
  const [rotation, setRotation] = useState<Rotation>(0)
  const [languages, setLanguages] = useState(useSignal(editor.body).recognition?.languages ?? [])
  const keys = scope === 'all' ? editor.store.getOrder() : pageKey === undefined ? [] : [pageKey]
  const edited = keys.filter((key) => {
    const { text = '', generated } = editor.store.getBlock(key) ?? {}
    return text !== textOfLines(generated?.lines ?? [])
  })
  return { scope, setScope, rotation, setRotation, languages, setLanguages, keys, edited: edited.length }
}

type Choice = ReturnType<typeof useChoice>

function ReadButton({ run, choice, onDone }: { run: PagesRun; choice: Choice; onDone: () => void }) {
  const { t } = useTranslation('detect-text')
  const { money } = useFormat()
  const { keys, languages, rotation } = choice
  async function start() {
    const outcome = await run.readAgain(keys, { languages: [...languages], rotation })
    // Field errors can be corrected here; any other error is shown next to the pages.
    if (outcome && Object.keys(outcome.refused).length === 0) onDone()
  }
  return (
    <Button
      variant="primary"
      disabled={keys.length === 0 || run.isUnsure || !run.service}
      isPending={run.isPending}
      onClick={start}
    >
      {t('work.start', { price: money(run.blockPrice(keys)) })}
    </Button>
  )
}

export function ReadAgainModal({ run, pageKey, onClose }: ReadAgainModalProps) {
  const { t } = useTranslation(['detect-text-lazy', 'common'])
  const name = useId()
  const choice = useChoice(pageKey)
  const refusals = useRefusals(run.refusals)
  const { languages, rotation, edited } = choice
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('again.title')}
      cancelLabel={t('common:actions.cancel')}
      actions={<ReadButton run={run} choice={choice} onDone={onClose} />}
    >
      <div className="flex flex-col gap-6">
        <SegmentedControl
          label={t('again.scope')}
          name={`${name}-scope`}
          value={choice.scope}
          options={SCOPES.map((value) => ({ value, label: t(`again.scopes.${value}`) }))}
          onChange={choice.setScope}
        />
        <SegmentedControl
          label={t('again.rotation')}
          name={`${name}-rotation`}
          value={String(rotation)}
          options={ROTATIONS.map((value) => ({ value: String(value), label: t(`again.rotations.${value}`) }))}
          onChange={(value) => choice.setRotation(Number(value) as Rotation)}
        />
        <LanguagesField
          languages={languages}
          error={refusals.of('language')}
          onChange={(next) => {
            refusals.mend('language')
            choice.setLanguages(next)
          }}
        />
        {edited > 0 && <Notice tone="warn">{t('again.lost', { count: edited })}</Notice>}
        <RefusalList refusals={refusals.beside(['language'])} />
        <PriceDetails
          work={{ pages: choice.keys.length }}
          price={run.blockPrice(choice.keys)}
          service={run.service}
        />
      </div>
    </Modal>
  )
}

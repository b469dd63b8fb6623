import { Circle, CircleCheck, X } from 'lucide-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { passToPage } from '#src/ui/pass-focus.ts'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { CheckSettings } from './check-settings.tsx'
import { type CheckedBlocks, type CheckedKind, nextUnchecked } from './checked-blocks.ts'
import { goToBlock } from './go-to-block.ts'
import { NextButton } from './next-button.tsx'
import { CueProgress, useCueReports, useNextFinding } from './subtitle-check.tsx'
import { useChecked, useCheckedCount, useOpenChecked } from './use-checked.ts'
import { useFindingText } from './use-finding-text.ts'

export interface RowTickProps {
  blockKey: string
  /** Name of the block. */
  name: string
}

/** Moves to the next unchecked block; with `ticks` the present one is checked first. */
function useNextUnchecked(checked: CheckedBlocks) {
  const editor = useEditor()
  const { store, active } = editor
  return (ticks: boolean) => {
    const key = active.get()
    if (ticks && key !== undefined) checked.set(key, true)
    const next = nextUnchecked(checked, store.getState(), key)
    if (next) goToBlock(editor, next.key, checked.kind.part)
  }
}

function Progress({ checked, onNext }: { checked: CheckedBlocks; onNext: () => void }) {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  const { done, count } = useCheckedCount(checked)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <CircleCheck size={16} aria-hidden className="shrink-0 text-muted" />
      <span className="tabular text-14">{t('done', { done: number(done), total: number(count) })}</span>
      <NextButton label={t('next')} keys="F9" isDisabled={done === count} onClick={onNext} />
    </span>
  )
}

/**
 * Ticks what is heard whole, and shows how much is checked while the customer checks. A key that was pressed before
 * it was loaded acts once it is.
 */
export function CheckBar({ kind }: { kind: CheckedKind }) {
  const { t } = useTranslation('checks')
  const { checking } = useEditor()
  const state = useSignal(checking)
  const checked = useOpenChecked(kind)
  const goOn = useNextUnchecked(checked)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const reports = useCueReports(checked, state !== undefined)
  const toFinding = useNextFinding(reports, checked)
  useEffect(() => {
    if (state?.key === undefined) return
    if (state.key === 'F9') goOn(state.isShifted === true)
    else toFinding()
    checking.set({})
  })
  if (!state) return null
  return (
    <section aria-label={t('title')} className="flex items-start gap-2 border-t border-line py-2">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-1">
          <Progress checked={checked} onNext={() => goOn(false)} />
          {kind.cues && <CueProgress reports={reports} onNext={toFinding} />}
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('settings')}
          </Button>
        </div>
        {isOpen && <CheckSettings id={id} hasCues={kind.cues !== undefined} />}
        <p className={`text-13 text-muted ${isOpen ? '' : 'max-sm:hidden'}`}>
          {t(kind.isRead ? 'noteRead' : 'note')}
        </p>
      </div>
      <IconButton
        size="compact"
        label={t('close')}
        icon={<X size={20} aria-hidden />}
        onClick={passToPage(() => checking.set(undefined))}
      />
    </section>
  )
}

/** Reading speed of a block as a subtitle, and what exceeds the limits. */
function Reading({ blockKey, checked }: Pick<RowTickProps, 'blockKey'> & { checked: CheckedBlocks }) {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  const textOf = useFindingText()
  const report = useSignal(checked.reports).get(blockKey)
  if (report?.speed === undefined) return null
  const { speed, findings } = report
  const others = findings.filter(({ kind }) => kind !== 'speed')
  return (
    <span className={`tabular text-13 ${findings.length > 0 ? 'text-warn' : 'text-muted'}`}>
      {others.length > 0 && <span className="max-sm:sr-only">{`${others.map(textOf).join(' · ')} · `}</span>}
      {t('finding.speed', { value: number(speed, 1) })}
    </span>
  )
}

function BlockTick({ blockKey, name, checked }: RowTickProps & { checked: CheckedBlocks }) {
  const { t } = useTranslation('checks')
  const block = useBlock(blockKey)
  const read = () => block !== undefined && checked.isChecked(block)
  const isChecked = useSyncExternalStore(checked.marks.subscribe, read, read)
  const label = t('tick', { name })
  const semantics = { role: 'checkbox', 'aria-checked': isChecked, 'aria-label': label }
  const Icon = isChecked ? CircleCheck : Circle
  return (
    <span className="ml-auto inline-flex shrink-0 items-center gap-2">
      <Reading blockKey={blockKey} checked={checked} />
      <Tooltip text={t('good')}>
        <button
          type="button"
          {...semantics}
          onClick={() => checked.set(blockKey, !isChecked)}
          className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-sunken ${
            isChecked ? 'text-accent' : 'text-muted'
          }`}
        >
          <Icon size={20} aria-hidden />
        </button>
      </Tooltip>
    </span>
  )
}

/** The tick of a block that was heard or read and is good. */
export function Tick(props: RowTickProps) {
  const checked = useChecked()
  return checked && <BlockTick {...props} checked={checked} />
}

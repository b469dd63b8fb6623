import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { InspectFile } from './download-file.ts'
import { ExportForm } from './export-form.tsx'
import { ExportList, type ExportListProps } from './export-list.tsx'
import type { ExportUnit } from './export-options.ts'
import type { OpenExport } from './open-export.ts'

interface ExportModalProps {
  /** By default, `export.title` of the editor. */
  title?: string
  open: OpenExport
  notice: ReactNode
  /** First words of each part, if the customer chooses parts by number. */
  texts?: readonly string[]
  unit?: ExportUnit | undefined
  /** Number of blocks selected in the list, which replace typed numbers. */
  selected?: number | undefined
  /** Code of the file's language, if the project's files have several. */
  language?: string | undefined
  scope?: ReactNode
  namesIn?: ExportListProps['namesIn']
  inspect?: InspectFile
  moreOf?: ExportListProps['moreOf']
  /** By default, it can. */
  canStart?: boolean
  /** By default, exports the whole project. */
  onStart?: () => void
  actions?: ReactNode
  onClose: () => void
}

function StartButton({
  open,
  canStart,
  onStart,
}: Required<Pick<ExportModalProps, 'open' | 'canStart' | 'onStart'>>) {
  const { t } = useTranslation('editor-modals')
  return (
    <Button
      variant="primary"
      disabled={!open.isReady || !canStart}
      isPending={open.isSending}
      onClick={onStart}
    >
      {t('export.start')}
    </Button>
  )
}

export function ExportModal({ title, open, notice, scope, ...props }: ExportModalProps) {
  const { canStart = true, onStart = () => open.make(() => undefined) } = props
  const { t } = useTranslation(['editor-modals', 'common'])
  const { formats } = open
  return (
    <Modal
      isOpen
      onClose={props.onClose}
      title={title ?? t('export.title')}
      cancelLabel={t('common:actions.cancel')}
      actions={props.actions ?? <StartButton open={open} canStart={canStart} onStart={onStart} />}
    >
      <div className="flex flex-col gap-4">
        {notice}
        {!formats && !open.isFailed && <Skeleton shape="block" height={160} />}
        {open.isFailed && (
          <ErrorState
            title={t('export.formatsFailed')}
            retryLabel={t('common:actions.retry')}
            onRetry={open.refetch}
          />
        )}
        {formats && (
          <>
            {scope}
            <ExportForm
              options={open.options}
              formats={formats}
              texts={props.texts}
              unit={props.unit}
              selected={props.selected}
              language={props.language}
              refusals={open.refusals}
              shownElsewhere={scope === undefined ? [] : ['block_ids']}
              onChange={open.setOptions}
            />
          </>
        )}
        <div role="status">{open.isUntold && <Notice>{t('export.untold')}</Notice>}</div>
        <ExportList
          awaitedId={open.awaitedId}
          namesIn={props.namesIn}
          files={open.files}
          unit={props.unit ?? 'block'}
          inspect={props.inspect}
          moreOf={props.moreOf}
          onRetry={({ request }) => (request ? open.makeAgain(request) : onStart())}
        />
      </div>
    </Modal>
  )
}

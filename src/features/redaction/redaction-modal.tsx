import { Undo2 } from 'lucide-react'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { FindList } from './find-list.tsx'
import { NO_REDACTION } from './jobs/redaction.ts'
import { PageStage } from './page-stage.tsx'
import { TextPreview } from './text-preview.tsx'
import { type RedactionState, useRedaction } from './use-redaction.ts'

export interface RedactionModalProps {
  file: File
  /** Limit of the redacted file. */
  maxMegabytes?: number | undefined
  /** Whether names are listed but not struck at first, because a book is full of them. */
  areNamesKept?: boolean
  /** Receives the redacted file, or the original if nothing is struck any more. */
  onRedacted: (file: File) => void
  onClose: () => void
}

interface PartProps {
  redacting: RedactionState
}

/** Size of the file to send, and number of places struck from it. */
function Facts({ redacting }: PartProps) {
  const { t } = useTranslation('redaction')
  const sizeOf = useFileSize()
  const { file, made, isEdited, name, opened, strikes, redaction } = redacting
  const rectangles = Object.values(redaction.boxes).reduce((sum, { length }) => sum + length, 0)
  const count = (strikes?.places.length ?? 0) + rectangles
  return (
    <div className="flex items-start gap-2">
      <div role="status" className="tabular min-w-0 flex-1 text-13 text-muted">
        <p className="wrap-long">
          {isEdited && !made ? (
            <span className="flex items-center gap-2">
              <Spinner size={16} />
              {t('working')}
            </span>
          ) : (
            t('facts', { name, size: sizeOf(made?.size ?? file.size), places: t('places', { count }) })
          )}
        </p>
        {isEdited && opened && opened.form !== 'text' && <p>{t(`note.${opened.form}`)}</p>}
      </div>
      <IconButton
        label={t('undo')}
        icon={<Undo2 size={16} aria-hidden />}
        disabled={!redacting.canUndo}
        onClick={redacting.undo}
      />
    </div>
  )
}

function Editor({ redacting }: PartProps) {
  const pages = redacting.opened?.pages
  const hasText = redacting.opened?.texts.some((text) => text.trim() !== '')
  // On phones it would be after the last line of a text.
  const isFirst = useIsPhone() && !pages
  const finds = hasText && (
    <div>
      <FindList redacting={redacting} />
    </div>
  )
  return (
    <div className="flex flex-col gap-4">
      <Facts redacting={redacting} />
      <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isFirst && finds}
        {pages ? <PageStage redacting={redacting} /> : <TextPreview redacting={redacting} />}
        {!isFirst && finds}
      </div>
    </div>
  )
}

interface ActionsProps extends PartProps {
  isTooLarge: boolean
  onFinish: () => void
}

function Actions({ redacting, isTooLarge, onFinish }: ActionsProps) {
  const { t } = useTranslation('redaction')
  const { finds, isEdited, made, change } = redacting
  const reset = () =>
    change({ ...NO_REDACTION, chosen: Object.fromEntries(finds.map(({ key }) => [key, false])) })
  return (
    <ActionOrder>
      <Button disabled={!isEdited} onClick={reset}>
        {t('asItWas')}
      </Button>
      <Button variant="primary" disabled={isTooLarge} isPending={isEdited && !made} onClick={onFinish}>
        {t('use')}
      </Button>
    </ActionOrder>
  )
}

/** Shows what of a file is sent, and takes out what nobody else needs to see. The original is kept until then. */
export function RedactionModal({
  file,
  maxMegabytes = Number.POSITIVE_INFINITY,
  areNamesKept = false,
  onRedacted,
  onClose,
}: RedactionModalProps) {
  const { t } = useTranslation(['redaction', 'common'])
  const redacting = useRedaction(file, areNamesKept)
  const { opened, problem, made } = redacting
  useUnsavedWork(redacting.canUndo)
  const isTooLarge = made !== undefined && made.size > maxMegabytes * MEGABYTE
  function finish() {
    const result = redacting.result()
    if (!result) return
    if (result === file) onClose()
    else onRedacted(result)
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={t('title')}
      description={t('lead')}
      cancelLabel={t('common:actions.cancel')}
      actions={
        opened && !problem && <Actions redacting={redacting} isTooLarge={isTooLarge} onFinish={finish} />
      }
    >
      {problem && <Notice tone="error">{t(`problem.${problem}`)}</Notice>}
      {isTooLarge && <Notice tone="error">{t('overLimit', { size: maxMegabytes })}</Notice>}
      {opened && !problem && <Editor redacting={redacting} />}
      {!opened && !problem && (
        <p role="status" className="flex items-center gap-2 py-10">
          <Spinner />
          {t('opening')}
        </p>
      )}
    </Modal>
  )
}

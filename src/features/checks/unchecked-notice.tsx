import type { ReactNode } from 'react'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { afterModalCloses } from './after-modal-closes.ts'
import { nextUnchecked } from './checked-blocks.ts'
import { goToBlock } from './go-to-block.ts'
import { useChecked, useCheckedCount } from './use-checked.ts'
import { useWarnsOfUnchecked } from './warns-of-unchecked.ts'

function Unchecked({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  const editor = useEditor()
  const { store, checking } = editor
  const checked = useChecked()
  const { done, count } = useCheckedCount(checked)
  const { isWarning } = useWarnsOfUnchecked()
  if (!isWarning || !checked || done === count) return null
  function show() {
    const next = checked && nextUnchecked(checked, store.getState(), undefined)
    onClose()
    checking.set({})
    if (next) afterModalCloses(() => goToBlock(editor, next.key, checked?.kind.part))
  }
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" onClick={show}>
          {t('show')}
        </Button>
      }
    >
      {t('unchecked', { open: number(count - done), total: number(count) })}
    </Notice>
  )
}

interface UncheckedNoticeProps {
  onClose: () => void
  /** Other notices before the export. */
  children?: ReactNode
}

/** Says before an export how much nobody has checked, if the customer wants it. */
export function UncheckedNotice({ onClose, children }: UncheckedNoticeProps) {
  return (
    <>
      {children}
      <Unchecked onClose={onClose} />
    </>
  )
}

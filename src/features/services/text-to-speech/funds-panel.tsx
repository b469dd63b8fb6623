import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { InsufficientFunds } from '#src/features/billing/insufficient-funds.tsx'
import { keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { actionOf } from './interrupted-wish.ts'
import type { Generation } from './use-generation.ts'

/** Why generating was refused, beside the work it is about; the same action again is one press away. */
export function FundsPanel({ generation }: { generation: Generation }) {
  const { t } = useTranslation(['billing', 'common', 'editor'])
  const editor = useEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  const { funds, start, dismissFunds } = generation
  useEffect(() => {
    if (funds) heading.current?.focus()
  }, [funds])
  if (!funds) return null
  return (
    <div className="my-3 flex max-w-field flex-col gap-3 rounded-md border border-line bg-raised p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-16 font-strong">
          {t('billing:funds.title')}
        </h2>
        <IconButton
          label={t('common:actions.close')}
          icon={<X size={16} aria-hidden />}
          size="small"
          onClick={dismissFunds}
        />
      </div>
      <InsufficientFunds
        shortage={funds.missing}
        onTopUp={() => keepInterruptedAction(actionOf(funds.wish, editor, editor.store.getState()))}
      />
      <Button onClick={() => start(funds.wish)}>{t('editor:funds.retry')}</Button>
    </div>
  )
}

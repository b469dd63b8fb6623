import { ChevronLeft, ChevronRight, CircleHelp, Copy } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useEditor, useOrder, useSettled } from '#src/features/editor/editor-context.ts'
import { EditorToolbar } from '#src/features/workspace/editor-toolbar.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { CountButton } from '#src/ui/count-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useOpenPages, useShownKey, useShownPlace } from '../pages/open-pages.ts'
import { countDoubtful } from './doubtful-words.ts'

interface PagesToolbarProps {
  onDoubtful: () => void
  onFind: () => void
  onShortcuts: () => void
}

function Doubtful({ onDoubtful }: { onDoubtful: () => void }) {
  const { t } = useTranslation('detect-text')
  const { number } = useFormat()
  const count = useSettled(countDoubtful)
  if (count === 0) return null
  return (
    <CountButton
      icon={CircleHelp}
      label={t('toolbar.doubtful', { count })}
      count={number(count)}
      onClick={onDoubtful}
    />
  )
}

function TurnButtons() {
  const { t } = useTranslation('detect-text')
  const { shown, line, caret } = useOpenPages()
  const order = useOrder()
  const { place, count } = useShownPlace()
  if (count < 2) return null
  const go = (step: -1 | 1) => {
    shown.set(order[place + step])
    line.set(undefined)
    caret.set(0)
  }
  return (
    <>
      <IconButton
        label={t('toolbar.previous')}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={place === 0}
        onClick={() => go(-1)}
      />
      <span role="status" translate="no" className="tabular px-2 text-13 text-muted sm:px-0">
        <span aria-hidden>{t('toolbar.place', { place: place + 1, count })}</span>
        <span className="sr-only">{t('toolbar.placeSpoken', { place: place + 1, count })}</span>
      </span>
      <IconButton
        label={t('toolbar.next')}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={place === count - 1}
        onClick={() => go(1)}
      />
    </>
  )
}

function CopyText() {
  const { t } = useTranslation('detect-text')
  const { store } = useEditor()
  const key = useShownKey() ?? ''
  const textNow = () => store.getBlock(key)?.text ?? ''
  const hasText = () => textNow() !== ''
  const isThere = useSyncExternalStore((listener) => store.subscribeBlock(key, listener), hasText, hasText)
  if (!isThere) return null
  async function copy() {
    try {
      await navigator.clipboard.writeText(textNow())
      notifications.toast(t('toolbar.copied'), 'success')
    } catch {
      notifications.toast(t('toolbar.notCopied'), 'error')
    }
  }
  return (
    <IconButton
      label={t('toolbar.copy')}
      name={t('toolbar.copyName')}
      icon={<Copy size={20} aria-hidden />}
      onClick={() => void copy()}
    />
  )
}

export function PagesToolbar({ onDoubtful, ...keys }: PagesToolbarProps) {
  const { t } = useTranslation('detect-text')
  return (
    <EditorToolbar label={t('toolbar.label')} start={<TurnButtons />} {...keys}>
      <Doubtful onDoubtful={onDoubtful} />
      <CopyText />
    </EditorToolbar>
  )
}

import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isOpen } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { RowTickProps } from './check-bar.tsx'
import type { ReadChecksProps } from './read-checks.tsx'

/** Toolbar button that shows or hides checks. */
export function useCheckTool(): Tool {
  const { t } = useTranslation('editor')
  const { checking } = useEditor()
  return {
    id: 'check',
    label: t('toolbar.check'),
    icon: CircleCheck,
    isRare: true,
    shortcut: t('keys.check'),
    onSelect: () => checking.set(checking.get() ? undefined : {}),
    onPhones: 'menu',
  }
}

/** F8 goes to the next finding of subtitles, F9 to the next unchecked block. */
const KEYS = new Set(['F8', 'F9'])

interface ChecksProps {
  /** Whether an open modal needs the checks. */
  isNeeded: boolean
  /** The checks of the service, a lazy component. */
  children: ReactNode
}

/** The checks of a project, loaded when the customer checks or listens; after a failed load, when the customer checks. */
export function Checks({ isNeeded, children }: ChecksProps) {
  const { checking } = useEditor()
  const isChecking = useSignal(checking) !== undefined
  const isListening = usePlayer(isOpen)
  const [load, setLoad] = useState<'started' | 'failed'>()
  const isToLoad = isChecking || (load !== 'failed' && (isListening || isNeeded))
  if (isToLoad && load !== 'started') setLoad('started')
  useKeyDown((event) => {
    if (event.defaultPrevented || !KEYS.has(event.key) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    checking.set({ key: event.key, isShifted: event.shiftKey })
  })
  function giveUp() {
    setLoad('failed')
    checking.set(undefined)
  }
  return load === 'started' && <LazyBoundary onFailed={giveUp}>{children}</LazyBoundary>
}

/** Makes the checks of a service, which load with their texts. */
export const lazyCheck = lazyPartsWith(['checks'])

/** Checks of texts that are read and not heard. */
export const ReadChecks = lazyCheck<'ReadChecks', ReadChecksProps>(
  'ReadChecks',
  () => import('./read-checks.tsx'),
)

const Tick = lazyCheck<'Tick', RowTickProps>('Tick', () => import('./check-bar.tsx'))

/** The tick of a row, while the customer checks. */
export function RowTick(props: RowTickProps) {
  const isChecking = useSignal(useEditor().checking) !== undefined
  return (
    isChecking && (
      <LazyBoundary>
        <Tick {...props} />
      </LazyBoundary>
    )
  )
}

import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { Button } from '#src/ui/button.tsx'
import { controlStyles } from '#src/ui/control-styles.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useEditor, useSummary, useTextLanguage } from './editor-context.ts'
import { type Find, useFind } from './view/use-find.ts'

/** As high as the buttons of the bar; the placeholder shows its label. */
function BarField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <span className="flex w-full min-w-0 flex-1 sm:w-60 sm:flex-none">
      <input
        type="text"
        {...input}
        aria-label={label}
        placeholder={label}
        className={`${controlStyles} h-9`}
      />
    </span>
  )
}

interface ReplacingProps extends Find {
  /** After the last match is replaced its button is disabled and passes on the focus. */
  onReplaced: () => void
}

function Replacing({ matches, current, replace, onReplaced }: ReplacingProps) {
  const { t } = useTranslation('editor')
  const [replacement, setReplacement] = useState('')
  const chosen = matches[current]
  function replaceNow(some: typeof matches) {
    replace(some, replacement)
    requestAnimationFrame(onReplaced)
  }
  return (
    <>
      <BarField
        label={t('find.replacement')}
        value={replacement}
        onChange={(e) => setReplacement(e.target.value)}
      />
      <Button disabled={!chosen} onClick={() => chosen && replaceNow([chosen])}>
        {t('find.replace')}
      </Button>
      <Button disabled={matches.length === 0} onClick={() => replaceNow(matches)}>
        {t('find.replaceAll', { count: matches.length })}
      </Button>
    </>
  )
}

function useBorrowedFocus() {
  const input = useRef<HTMLInputElement>(null)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    input.current?.focus()
    return () => {
      if (isFocusLost() && opener instanceof HTMLElement) opener.focus()
    }
  }, [opener])
  return input
}

export interface FindBarProps {
  part?: string
  onClose: () => void
}

/** Find and replace over all blocks. The browser's own search finds only rendered ones. */
export function FindBar({ part, onClose }: FindBarProps) {
  const { t } = useTranslation('editor')
  const isReadOnly = !hasOpenBlocks(useSummary())
  const [searched, setSearched] = useState('')
  const input = useBorrowedFocus()
  const find = useFind(useEditor(), { searched, part, languageOf: useTextLanguage() })
  const { matches, current, go } = find
  function submit(event: FormEvent) {
    event.preventDefault()
    go(1)
  }
  return (
    <form
      aria-label={t('find.label')}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-wrap items-center gap-2 border-t border-line py-2"
    >
      <div className="flex w-full min-w-0 items-center gap-2 sm:w-auto">
        <BarField
          ref={input}
          label={t('find.searched')}
          value={searched}
          onChange={(e) => setSearched(e.target.value)}
        />
        <span role="status" className="tabular text-13 text-muted empty:hidden">
          {searched && t('find.place', { place: current + 1, count: matches.length })}
        </span>
        <IconButton
          size="compact"
          label={t('find.previous')}
          icon={<ChevronUp size={20} aria-hidden />}
          onClick={() => go(-1)}
        />
        <IconButton
          // Enter presses it: a form with two fields is not submitted without such a button.
          type="submit"
          size="compact"
          label={t('find.next')}
          icon={<ChevronDown size={20} aria-hidden />}
        />
      </div>
      {!isReadOnly && <Replacing {...find} onReplaced={() => isFocusLost() && input.current?.focus()} />}
      <span className="ml-auto">
        <IconButton
          size="compact"
          label={t('find.close')}
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      </span>
    </form>
  )
}

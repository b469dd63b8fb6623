import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#src/i18n/use-locale.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { Edit } from '../document/edit.ts'
import { useEditor, useSignal, useSummary } from '../editor-context.ts'
import { isEditable } from '../project-info.ts'
import { findMatches, type Match, replaceMatches } from '../text/find-matches.ts'

/** Matches of one block at a time, so that each block is written once. */
function replacements(
  matches: readonly Match[],
  textOf: (key: string) => string,
  replacement: string,
): Edit[] {
  const byKey = Map.groupBy(matches, (match) => match.key)
  return [...byKey].map(([key, found]) => ({
    kind: 'content',
    key,
    content: { text: replaceMatches(textOf(key), found, replacement) },
  }))
}

/** Find and replace over all blocks; the browser's own search sees only those on the page. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const locale = useLocale()
  const isReadOnly = !isEditable(useSummary())
  const found = useSignal(editor.found)
  const [searched, setSearched] = useState('')
  const [replacement, setReplacement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [opener] = useState(() => document.activeElement)
  const { found: signal, store } = editor

  useEffect(() => {
    input.current?.focus()
    return () => {
      signal.set(undefined)
      if (isFocusLost() && opener instanceof HTMLElement) opener.focus()
    }
  }, [signal, opener])
  useEffect(() => {
    const look = () => {
      const matches = findMatches(store.getState(), searched, locale)
      const current = Math.min(Math.max(signal.get()?.current ?? 0, 0), matches.length - 1)
      signal.set({ searched, matches, current })
    }
    look()
    return store.subscribe(look)
  }, [signal, store, searched, locale])

  const matches = found?.matches ?? []
  const current = found?.current ?? -1
  function go(step: number) {
    if (matches.length === 0) return
    const next = (current + step + matches.length) % matches.length
    signal.set({ searched, matches, current: next })
    const match = matches[next]
    if (match) editor.reveal.set({ key: match.key })
  }
  function replace(chosen: readonly Match[]) {
    const textOf = (key: string) => store.getBlock(key)?.text ?? ''
    editor.run({ edits: replacements(chosen, textOf, replacement) })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    go(1)
  }
  const chosen = matches[current]
  return (
    <form
      aria-label={t('find.label')}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-wrap items-end gap-2 border-t border-line py-2"
    >
      <div className="flex w-full min-w-0 items-end gap-2 sm:w-auto">
        <div className="min-w-0 flex-1">
          <TextField
            ref={input}
            label={t('find.searched')}
            value={searched}
            onChange={(e) => setSearched(e.target.value)}
          />
        </div>
        <span role="status" className="tabular flex min-h-10 items-center text-13 text-muted">
          {searched && t('find.place', { place: current + 1, count: matches.length })}
        </span>
        <IconButton
          label={t('find.previous')}
          icon={<ChevronUp size={20} aria-hidden />}
          onClick={() => go(-1)}
        />
        <IconButton
          label={t('find.next')}
          icon={<ChevronDown size={20} aria-hidden />}
          onClick={() => go(1)}
        />
      </div>
      {!isReadOnly && (
        <>
          <div className="w-full sm:w-auto">
            <TextField
              label={t('find.replacement')}
              value={replacement}
              onChange={(e) => setReplacement(e.target.value)}
            />
          </div>
          <Button disabled={!chosen} onClick={() => chosen && replace([chosen])}>
            {t('find.replace')}
          </Button>
          <Button disabled={matches.length === 0} onClick={() => replace(matches)}>
            {t('find.replaceAll', { count: matches.length })}
          </Button>
        </>
      )}
      <span className="ml-auto">
        <IconButton label={t('find.close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
      </span>
    </form>
  )
}

import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import type { Correction } from '#src/features/corrections/correction-record.ts'
import { isSameCorrection, useCorrections } from '#src/features/corrections/corrections.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { WordMode } from '#src/lib/find-text.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { hasEndings } from '#src/lib/word-endings.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { controlStyles } from '#src/ui/control-styles.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useEditor, useSummary, useTextLanguage } from './editor-context.ts'
import { keepPresentState } from './keep-states.ts'
import { type Find, useFind } from './view/use-find.ts'

/** As high as the buttons of the bar; the placeholder shows its label. */
function BarField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <span className="flex w-full min-w-0 flex-1 md:w-60 md:flex-none">
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

/** Puts a replacement on the customer's list of corrections, or takes it off again. */
function CorrectionSwitch({ correction }: { correction: Correction }) {
  const { t } = useTranslation('editor-find')
  const { list, add, remove } = useCorrections()
  const isListed = list.some((one) => isSameCorrection(one, correction))
  const isPossible = correction.from !== '' && correction.to !== '' && correction.from !== correction.to
  return (
    <Button
      variant={isListed ? 'chosen' : undefined}
      aria-pressed={isListed}
      disabled={!isPossible}
      onClick={() => (isListed ? remove(correction) : add(correction))}
    >
      {t('always')}
    </Button>
  )
}

interface ReplacingProps {
  find: Find
  searched: Omit<Correction, 'to'>
  isRemembering: boolean
  /** After the last match is replaced its button is disabled and passes on the focus. */
  onReplaced: () => void
}

function Replacing({ find, searched, isRemembering, onReplaced }: ReplacingProps) {
  const { t } = useTranslation('editor-find')
  const editor = useEditor()
  const { matches, current, replace } = find
  const [replacement, setReplacement] = useState('')
  const chosen = matches[current]
  function replaceNow(some: typeof matches) {
    if (some.length > 1) void keepPresentState(editor, 'many')
    replace(some, replacement)
    requestAnimationFrame(onReplaced)
  }
  return (
    <>
      <span className="flex w-full md:w-auto">
        <BarField
          label={t('replacement')}
          value={replacement}
          onChange={(e) => setReplacement(e.target.value)}
        />
      </span>
      <Button disabled={!chosen} onClick={() => chosen && replaceNow([chosen])}>
        {t('replace')}
      </Button>
      <Button disabled={matches.length === 0} onClick={() => replaceNow(matches)}>
        {t('replaceAll', { count: matches.length })}
      </Button>
      {isRemembering && <CorrectionSwitch correction={{ ...searched, to: replacement }} />}
    </>
  )
}

function MatchSteps({ searched, find: { matches, current, go } }: { searched: string; find: Find }) {
  const { t } = useTranslation('editor-find')
  return (
    <>
      <span role="status" className="tabular text-13 text-muted empty:hidden">
        {searched && t('place', { place: current + 1, count: matches.length })}
      </span>
      <IconButton
        size="compact"
        label={t('previous')}
        icon={<ChevronUp size={20} aria-hidden />}
        onClick={() => go(-1)}
      />
      <IconButton
        // Enter presses it: a form with two fields is not submitted without such a button.
        type="submit"
        size="compact"
        label={t('next')}
        icon={<ChevronDown size={20} aria-hidden />}
      />
    </>
  )
}

interface OptionsProps {
  matchCase: boolean
  words: WordMode
  /** Whether the endings of the text's language are known. */
  isInflected: boolean
  onMatchCase: (matchCase: boolean) => void
  onWords: (words: WordMode) => void
}

function Options({ matchCase, words, isInflected, onMatchCase, onWords }: OptionsProps) {
  const { t } = useTranslation('editor-find')
  return (
    <span className="flex min-w-0 items-center gap-2 max-md:flex-1">
      <IconButton
        size="compact"
        label={t('matchCase')}
        icon={<CaseSensitive size={20} aria-hidden />}
        isPressed={matchCase}
        onClick={() => onMatchCase(!matchCase)}
      />
      <IconButton
        size="compact"
        label={t('wholeWord')}
        icon={<WholeWord size={20} aria-hidden />}
        isPressed={words !== 'part'}
        onClick={() => onWords(words === 'part' ? 'word' : 'part')}
      />
      {words !== 'part' && isInflected && (
        <span className="pt-1">
          <Checkbox
            label={t('endings')}
            checked={words === 'endings'}
            onChange={(event) => onWords(event.target.checked ? 'endings' : 'word')}
          />
        </span>
      )}
    </span>
  )
}

function useFocusUntilClosed() {
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
  /** Offers to put replacements on the customer's list of corrections. */
  isRemembering?: boolean
  onClose: () => void
}

/** The searched text and options, and the matches. */
function useSearch(part: string | undefined) {
  const [searched, setSearched] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [words, setWords] = useState<WordMode>('part')
  const languageOf = useTextLanguage()
  const find = useFind(useEditor(), { searched, matchCase, words, part, languageOf })
  const options: OptionsProps = {
    matchCase,
    words,
    isInflected: hasEndings(languageOf()) || hasEndings(languageOf(part)),
    onMatchCase: setMatchCase,
    onWords: setWords,
  }
  return { searched, setSearched, options, find }
}

/** Find and replace over all blocks. The browser's own search finds only rendered ones. */
export function FindBar({ part, isRemembering = false, onClose }: FindBarProps) {
  const { t } = useTranslation('editor-find')
  const isReadOnly = !hasOpenBlocks(useSummary())
  const { searched, setSearched, options, find } = useSearch(part)
  const { matchCase, words } = options
  const input = useFocusUntilClosed()
  const isPhone = useIsPhone()
  function submit(event: FormEvent) {
    event.preventDefault()
    find.go(1)
  }
  // On phones it ends the row of the options, because it would have a row of its own.
  const close = (
    <span className="ml-auto">
      <IconButton size="compact" label={t('close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
    </span>
  )
  return (
    <form
      aria-label={t('label')}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-wrap items-center gap-2 border-t border-line py-2"
    >
      <div className="flex w-full min-w-0 items-center gap-2 md:w-auto">
        <BarField
          ref={input}
          label={t('searched')}
          value={searched}
          onChange={(e) => setSearched(e.target.value)}
        />
        <MatchSteps searched={searched} find={find} />
      </div>
      <Options {...options} />
      {isPhone && close}
      {!isReadOnly && (
        <Replacing
          find={find}
          searched={{ from: searched, matchCase, words }}
          isRemembering={isRemembering}
          onReplaced={() => isFocusLost() && input.current?.focus()}
        />
      )}
      {!isPhone && close}
    </form>
  )
}

import { X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { MAX_SKIPPED } from '#src/contract/website-reader.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { controlStyles } from '#src/ui/control-styles.ts'
import { Field } from '#src/ui/field.tsx'
import { selectorProblem } from './reader-form-schema.ts'
import { useReaderMessage } from './use-reader-message.ts'

interface SkipFieldProps {
  selectors: readonly string[]
  onChange: (selectors: string[]) => void
  error: string | undefined
  ref?: Ref<{ focus: () => void }>
}

interface SkippedProps {
  selectors: readonly string[]
  onRemove: (selector: string) => void
}

function Skipped({ selectors, onRemove }: SkippedProps) {
  const { t } = useTranslation('website-reader-form')
  return (
    <ul aria-label={t('site.skipList')} className="flex flex-wrap gap-2">
      {selectors.map((selector) => (
        <li key={selector} className="flex min-w-0 items-center rounded-sm bg-sunken ps-2">
          <code className="wrap-long min-w-0 font-mono text-13">{selector}</code>
          <button
            type="button"
            aria-label={t('site.skipRemove', { selector })}
            onClick={() => onRemove(selector)}
            className="flex size-7 shrink-0 items-center justify-center rounded-sm text-muted hover:text-ink"
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useTypedSelector(selectors: readonly string[], onAdd: (selector: string) => void) {
  const { t } = useTranslation('website-reader-form')
  const { say } = useReaderMessage()
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const problem = selectorProblem(typed)
  const isFull = selectors.length >= MAX_SKIPPED
  return {
    typed,
    wrong: isRefused && (isFull ? t('errors.skip_full', { max: MAX_SKIPPED }) : problem && say(problem)),
    type(text: string) {
      setTyped(text)
      setIsRefused(false)
    },
    add() {
      const selector = typed.trim()
      if (selector === '') return
      if (problem || isFull) return setIsRefused(true)
      setTyped('')
      setIsRefused(false)
      onAdd(selector)
    },
  }
}

export function SkipField({ selectors, onChange, error, ref }: SkipFieldProps) {
  const { t } = useTranslation('website-reader-form')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }))
  function change(next: readonly string[]) {
    if (next.length !== selectors.length) onChange([...next])
    input.current?.focus()
  }
  const remove = (selector: string) => change(selectors.filter((other) => other !== selector))
  const { typed, wrong, type, add } = useTypedSelector(selectors, (selector) =>
    change([...new Set([...selectors, selector])]),
  )

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would submit a surrounding form.
    event.preventDefault()
    add()
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={t('site.skip')} hint={t('site.skipHint')} error={wrong || error}>
        {(control) => (
          <span className="flex gap-2">
            <input
              {...control}
              ref={input}
              type="text"
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={handleKey}
              onBlur={() => typed.trim() !== '' && add()}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={classNames(controlStyles, 'h-10')}
            />
            <span className="grid shrink-0">
              <Button onClick={add}>{t('site.skipAdd')}</Button>
            </span>
          </span>
        )}
      </Field>
      {selectors.length > 0 && <Skipped selectors={selectors} onRemove={remove} />}
    </div>
  )
}

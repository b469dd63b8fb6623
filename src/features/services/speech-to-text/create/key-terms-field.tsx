import { Plus, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { KEY_TERM_MAX, KEY_TERMS_MAX } from '#src/contract/limits.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useHasCorrections } from '#src/features/corrections/correction-record.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { controlStyles } from '#src/ui/control-styles.ts'
import { Field } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'

const CorrectionTerms = lazyPartsWith(['speech-to-text-corrections'])(
  'CorrectionTerms',
  () => import('./correction-terms.tsx'),
)

interface KeyTermsFieldProps {
  terms: readonly string[]
  error: string | undefined
  onChange: (terms: string[]) => void
}

interface TermsProps {
  terms: readonly string[]
  onRemove: (term: string) => void
}

function Terms({ terms, onRemove }: TermsProps) {
  const { t } = useTranslation('speech-to-text-form')
  return (
    <ul aria-label={t('options.termsChosen')} className="flex flex-wrap gap-1">
      {terms.map((term) => (
        <li key={term} className="flex min-w-0 items-center rounded-full bg-sunken ps-3">
          <span {...inOwnLanguage(term)} className="wrap-long min-w-0 text-13">
            {term}
          </span>
          <IconButton
            size="small"
            label={t('options.removeTerm', { term })}
            icon={<X size={16} aria-hidden />}
            onClick={() => onRemove(term)}
          />
        </li>
      ))}
    </ul>
  )
}

function TermsOfCorrections(props: ComponentProps<typeof CorrectionTerms>) {
  const hasCorrections = useHasCorrections()
  return (
    hasCorrections && (
      <LazyBoundary>
        <CorrectionTerms {...props} />
      </LazyBoundary>
    )
  )
}

function termsIn(text: string) {
  return text
    .split(/[,;\n]/)
    .map((term) => cutTo(term.trim(), KEY_TERM_MAX))
    .filter((term) => term !== '')
}

const withTerms = (terms: readonly string[], added: readonly string[]) =>
  [...new Set([...terms, ...added])].slice(0, KEY_TERMS_MAX)

export function KeyTermsField({ terms, error, onChange }: KeyTermsFieldProps) {
  const { t } = useTranslation('speech-to-text-form')
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  function add(text: string) {
    const added = termsIn(text)
    setTyped('')
    if (added.length > 0) onChange(withTerms(terms, added))
  }
  function change(changed: string[]) {
    onChange(changed)
    input.current?.focus()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    // Prevents the key that adds a term from submitting the form.
    event.preventDefault()
    add(typed)
  }
  return (
    <Field label={t('options.terms')} hint={t('options.termsHint')} error={error}>
      {(control) => (
        <>
          {terms.length > 0 && (
            <Terms terms={terms} onRemove={(term) => change(terms.filter((other) => other !== term))} />
          )}
          <span className="flex gap-1">
            <input
              {...control}
              ref={input}
              value={typed}
              dir="auto"
              maxLength={2_000}
              onChange={(event) =>
                /[,;\n]/.test(event.target.value) ? add(event.target.value) : setTyped(event.target.value)
              }
              onKeyDown={handleKey}
              onBlur={() => add(typed)}
              className={`${controlStyles} h-10`}
            />
            <IconButton
              label={t('options.addTerm')}
              icon={<Plus size={20} aria-hidden />}
              disabled={typed.trim() === ''}
              onClick={() => add(typed)}
            />
          </span>
          <TermsOfCorrections terms={terms} onAdd={(added) => change(withTerms(terms, added))} />
        </>
      )}
    </Field>
  )
}

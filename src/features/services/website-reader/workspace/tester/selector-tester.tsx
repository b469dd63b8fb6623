import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { countCharacters } from '#src/rules/price.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { peekReader } from '../../form/reader-draft.ts'
import { selectorProblem } from '../../form/reader-form-schema.ts'
import { useReaderMessage } from '../../form/use-reader-message.ts'
import { exampleOf } from './example-html.ts'
import { type ArticleReading, parsePage, readArticle } from './read-article.ts'

const SHOWN = 40
/** No selector has it in it. */
const SEPARATOR = '\0'

function Reading({ reading }: { reading: ArticleReading }) {
  const { t } = useTranslation('website-reader')
  const { number } = useFormat()
  const { found, paragraphs, skipped } = reading
  if (found === 0) return <Notice tone="warn">{t('tester.none')}</Notice>
  const characters = paragraphs.reduce((sum, { text }) => sum + countCharacters(text), 0)
  const counts = [
    t('tester.found', { count: found, number: number(found) }),
    t('tester.characters', { count: characters, number: number(characters) }),
    t('tester.skipped', { count: skipped.length, number: number(skipped.length) }),
  ]
  return (
    <>
      <p role="status" className="tabular">
        {counts.join(' · ')}
        {found > 1 && ` · ${t('tester.several')}`}
      </p>
      {paragraphs.length === 0 && <Notice tone="warn">{t('tester.empty')}</Notice>}
      {paragraphs.length > 0 && (
        <section aria-label={t('tester.read')} className="flex max-w-reading flex-col gap-2">
          <h2 className="text-14 font-strong">{t('tester.read')}</h2>
          {paragraphs.slice(0, SHOWN).map(({ number: place, text }) => (
            <p key={place} dir="auto" className="wrap-long text-16">
              {text}
            </p>
          ))}
          {paragraphs.length > SHOWN && (
            <p className="text-muted">
              {t('tester.more', {
                count: paragraphs.length - SHOWN,
                number: number(paragraphs.length - SHOWN),
              })}
            </p>
          )}
        </section>
      )}
      {skipped.length > 0 && (
        <section aria-label={t('tester.leftOut')} className="flex max-w-reading flex-col gap-2">
          <h2 className="text-14 font-strong">{t('tester.leftOut')}</h2>
          <ul className="flex flex-col gap-1 text-muted">
            {skipped.slice(0, SHOWN).map(({ selector, text, number: place }) => (
              <li key={place} className="wrap-long">
                <code className="font-mono text-13">{selector}</code> <s dir="auto">{text}</s>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export interface Trial {
  readonly html: string
  readonly selector: string
}

export function useTrial({ id, selector, body }: Project) {
  const kept = peekReader(id)
  const saved = kept?.selector ?? selector ?? ''
  const skipped = kept?.reader.skip_selectors ?? body.reader?.skip_selectors ?? []
  const [typed, setTyped] = useState<Partial<Trial>>({})
  return { trial: { html: '', selector: saved, ...typed }, saved, skipped, change: setTyped }
}

function useReading(html: string, selector: string | undefined, skipped: readonly string[]) {
  const shown = useDeferredValue(html)
  const tried = useDeferredValue(selector)
  const page = useMemo(() => (shown.trim() === '' ? undefined : parsePage(shown)), [shown])
  const skip = skipped.join(SEPARATOR)
  return useMemo(
    () => page && tried && readArticle(page, tried, skip === '' ? [] : skip.split(SEPARATOR)),
    [page, tried, skip],
  )
}

interface SelectorTesterProps {
  project: Project
  state: ReturnType<typeof useTrial>
  onUse: (selector: string) => void
}

/** Tries the selectors on a page's HTML, before the code is on the site. Nothing of it runs. */
export function SelectorTester({ project, state, onUse }: SelectorTesterProps) {
  const { t } = useTranslation('website-reader')
  const { say } = useReaderMessage()
  const { trial, saved, skipped, change } = state
  const { html, selector } = trial
  const problem = selectorProblem(selector)
  const reading = useReading(html, problem ? undefined : selector, skipped)
  const isOther = selector.trim() !== saved.trim()
  const isUsable = isOther && !problem && project.status !== projectStatuses.IN_PROGRESS
  return (
    <div className="flex max-w-wide flex-col gap-4">
      <p className="max-w-reading text-muted">{t('tester.lead')}</p>
      <TextField
        label={t('tester.selector')}
        aside={
          isUsable && (
            <Button size="small" variant="quiet" onClick={() => onUse(selector.trim())}>
              {t('tester.use')}
            </Button>
          )
        }
        value={selector}
        onChange={(event) => change({ ...trial, selector: event.target.value })}
        error={problem && say(problem)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        label={t('tester.html')}
        aside={
          html === '' && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => change({ ...trial, html: exampleOf(project) })}
            >
              {t('tester.example')}
            </Button>
          )
        }
        value={html}
        onChange={(event) => change({ ...trial, html: event.target.value })}
        rows={6}
        maxRows={12}
        spellCheck={false}
        dir="ltr"
      />
      {reading && <Reading reading={reading} />}
    </div>
  )
}

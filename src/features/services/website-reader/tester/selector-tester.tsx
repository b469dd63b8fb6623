import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countCharacters } from '#src/contract/price.ts'
import type { Project } from '#src/contract/project.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { readKept } from '../form/kept-reader.ts'
import { selectorProblem } from '../form/reader-form-schema.ts'
import { useReaderMessage } from '../form/use-reader-message.ts'
import { exampleOf } from './example-html.ts'
import { type ArticleReading, readArticle } from './read-article.ts'

const SHOWN = 40

/** What was found, counted and shown. */
function Reading({ reading }: { reading: ArticleReading }) {
  const { t } = useTranslation('reader')
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

/** Tries the selectors on a page's HTML, before the code is on the site. Nothing of it runs. */
export function SelectorTester({ project }: { project: Project }) {
  const { t } = useTranslation('reader')
  const { say } = useReaderMessage()
  const [html, setHtml] = useState('')
  const [selector, setSelector] = useState(readKept(project.id)?.selector ?? project.selector ?? '')
  const skipped = project.body.reader?.skip_selectors ?? []
  const problem = selectorProblem(selector)
  const shown = useDeferredValue(html)
  const reading = shown.trim() === '' || problem ? undefined : readArticle(shown, selector, skipped)
  return (
    <div className="flex max-w-wide flex-col gap-4">
      <p className="max-w-reading text-muted">{t('tester.lead')}</p>
      <TextField
        label={t('tester.selector')}
        value={selector}
        onChange={(event) => setSelector(event.target.value)}
        error={problem && say(problem)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        label={t('tester.html')}
        aside={
          html === '' && (
            <Button size="small" variant="quiet" onClick={() => setHtml(exampleOf(project))}>
              {t('tester.example')}
            </Button>
          )
        }
        value={html}
        onChange={(event) => setHtml(event.target.value)}
        rows={6}
        spellCheck={false}
        dir="ltr"
      />
      {reading && <Reading reading={reading} />}
    </div>
  )
}

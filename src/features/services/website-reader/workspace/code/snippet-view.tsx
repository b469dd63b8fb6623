import { Copy, Download, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { env } from '#src/config/env.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Project } from '#src/contract/project.ts'
import type { getCode } from '#src/contract/runs.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { CodeBox } from './code-box.tsx'
import { colourCode } from './code-colours.ts'
import { useCopy } from './use-copy.ts'

export type Snippet = DataOf<typeof getCode>['snippets'][number]

const fileNames = {
  html: 'website-reader.html',
  react: 'website-reader.jsx',
  wordpress: 'website-reader-wordpress.html',
} as const satisfies Record<Snippet['kind'], string>

/**
 * The tab of the page for trying, always the same one. Unlike a nameless tab it begins with what this tab's session
 * keeps, so that it shows the project which is open here.
 */
const PAGE_TAB = 'website-reader-page'

interface SnippetViewProps {
  snippet: Snippet
  project: Project
  /** Where the code loads the player from, where that is known. */
  origin: string | undefined
}

export function SnippetView({ snippet, project, origin }: SnippetViewProps) {
  const { t } = useTranslation('website-reader')
  const { field, copied, copy } = useCopy(snippet.code)
  // A page without React runs no component.
  const page =
    env.readerPage && snippet.kind !== 'react' && `${env.readerPage}?id=${project.id}&kind=${snippet.kind}`
  return (
    <section aria-label={snippet.label} className="flex flex-col gap-3">
      <p className="max-w-reading">{t(`code.how.${snippet.kind}`)}</p>
      <CodeBox
        ref={field}
        label={snippet.label}
        parts={colourCode(snippet.code, snippet.kind === 'react' ? 'script' : 'html', origin)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('code.copy')}
        </Button>
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() => saveFile(fileNames[snippet.kind], new Blob([snippet.code], { type: 'text/plain' }))}
        >
          {t('code.download')}
        </Button>
        {page && (
          <a href={page} target={PAGE_TAB} className={buttonStyles('secondary')}>
            <ExternalLink size={16} aria-hidden />
            {t('code.try')}
          </a>
        )}
      </div>
      <p role="status" className={copied === 'failed' ? 'text-warn' : 'text-success'}>
        {copied && t(copied === 'done' ? 'code.copied' : 'code.copyFailed')}
      </p>
      <p className="text-13 text-muted">
        {page && `${t('code.tryHint')} `}
        {t('code.again')}
      </p>
    </section>
  )
}
